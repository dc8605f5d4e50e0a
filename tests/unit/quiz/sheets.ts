import fc from "fast-check";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { QUESTION_IDS, type RoleKey } from "../../../shared/quiz/keys.ts";
import type { Answers } from "../../../shared/quiz/score.ts";

/** The sheet on which these option indices are chosen, from q1 on. */
export function sheetOf(choices: readonly number[]): Answers {
	return Object.fromEntries(QUESTION_IDS.map((id, index) => [id, choices[index]]));
}

/** The sheet on which these roles are chosen, from q1 on: `choosing("guide builder ...")`. */
export function choosing(roles: string): Answers {
	const wanted = roles.trim().split(/\s+/);
	if (wanted.length !== questions.length)
		throw new Error(`${wanted.length} roles for 15 questions`);
	return sheetOf(
		questions.map(({ id, options }, index) => {
			const choice = options.findIndex(({ role }) => role === wanted[index]);
			if (choice < 0) throw new Error(`${id} doesn't offer "${wanted[index]}"`);
			return choice;
		}),
	);
}

/** Any complete answer sheet. */
export const anySheet = fc
	.array(fc.integer({ min: 0, max: 3 }), { minLength: 15, maxLength: 15 })
	.map(sheetOf);

/**
 * Any complete answer sheet on which ties for first place are common: its answers lean to a few roles.
 */
export const anyLeaningSheet = fc
	.tuple(
		fc.uniqueArray(fc.constantFrom<RoleKey>(...rolesOffered()), { minLength: 2, maxLength: 4 }),
		fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 15, maxLength: 15 }),
	)
	.map(([favorites, choices]) =>
		sheetOf(
			questions.map(({ options }, index) => {
				const liked = options.flatMap(({ role }, option) =>
					favorites.includes(role) ? [option] : [],
				);
				const choice = choices[index] ?? 0;
				return liked.length ? (liked[choice % liked.length] ?? 0) : choice;
			}),
		),
	);

function rolesOffered(): RoleKey[] {
	return [...new Set(questions.flatMap(({ options }) => options.map(({ role }) => role)))];
}

/** Reproducible numbers from 0 to below 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

export function randomSheet(random: () => number): Answers {
	return sheetOf(QUESTION_IDS.map(() => Math.floor(random() * 4)));
}
