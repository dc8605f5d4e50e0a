import fc from "fast-check";
import { questions, roles } from "../../../shared/quiz/catalogue.ts";
import {
	PILLAR_KEYS,
	type PillarKey,
	QUESTION_IDS,
	ROLE_KEYS,
	type RoleKey,
} from "../../../shared/quiz/keys.ts";
import type { Answers } from "../../../shared/quiz/score.ts";

/** The sheet on which these option indices are chosen, from q1 on. */
export function sheetOf(choices: readonly number[]): Answers {
	return Object.fromEntries(QUESTION_IDS.map((id, index) => [id, choices[index]]));
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
		fc.uniqueArray(fc.constantFrom(...ROLE_KEYS), { minLength: 2, maxLength: 4 }),
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

/**
 * A second implementation of the scoring rule, written from its description alone and on purpose in
 * another way than score.ts: duels kept as counts, elimination round by round, no sorting.
 */
export function oracle(answers: Answers) {
	const { chosen, marks, tied, byDuels, byPillars } = rounds(answers);
	const primary = byPillars(byDuels(tied))[0];
	const secondary = byPillars(byDuels(tied.filter((role) => role !== primary)))[0] ?? null;
	const marked = PILLAR_KEYS.filter((pillar) => of(marks, pillar) > 0);
	const own = marked.filter((pillar) => primary && dismantledBy(primary).includes(pillar));
	return {
		primary,
		secondary,
		topPillars: takeTwo([own, marked], (pillar) => of(marks, pillar)),
		roleCounts: Object.fromEntries(ROLE_KEYS.map((role) => [role, of(chosen, role)])),
		pillarCounts: Object.fromEntries(PILLAR_KEYS.map((pillar) => [pillar, of(marks, pillar)])),
	};
}

/** How many roles share the highest count, and how many of them are left after each round. */
export function rivalry(answers: Answers) {
	const { tied, byDuels, byPillars } = rounds(answers);
	const afterDuels = byDuels(tied);
	return {
		listedFirst: tied[0],
		tied: tied.length,
		afterDuels: afterDuels.length,
		afterPillars: byPillars(afterDuels).length,
	};
}

function rounds(answers: Answers) {
	const { duels, chosen, marks } = countSheet(answers);
	const best = Math.max(...chosen.values());
	const tied = ROLE_KEYS.filter((role) => of(chosen, role) === best);
	const balance = (role: RoleKey) =>
		total(tied, (rival) => of(duels, `${role}>${rival}`) - of(duels, `${rival}>${role}`));
	const pillarMarks = (role: RoleKey) => total(dismantledBy(role), (pillar) => of(marks, pillar));
	return {
		chosen,
		marks,
		tied,
		byDuels: (candidates: readonly RoleKey[]) => survivors(candidates, balance),
		byPillars: (candidates: readonly RoleKey[]) => survivors(candidates, pillarMarks),
	};
}

function countSheet(answers: Answers) {
	const duels = new Map<string, number>();
	const chosen = new Map<string, number>();
	const marks = new Map<string, number>();
	for (const { id, options } of questions) {
		const winner = options[answers[id] ?? Number.NaN];
		if (!winner) throw new RangeError(id);
		add(chosen, winner.role);
		for (const pillar of winner.pillars) add(marks, pillar);
		for (const loser of options) {
			if (loser !== winner) add(duels, `${winner.role}>${loser.role}`);
		}
	}
	return { duels, chosen, marks };
}

/** The candidates with the highest figure. */
function survivors<Key>(candidates: readonly Key[], figure: (key: Key) => number): Key[] {
	const most = Math.max(...candidates.map(figure));
	return candidates.filter((key) => figure(key) === most);
}

/** Two keys, always the first with the highest figure, from the first pool that still has any. */
function takeTwo(pools: PillarKey[][], figure: (pillar: PillarKey) => number): PillarKey[] {
	const taken: PillarKey[] = [];
	for (const pool of pools) {
		while (taken.length < 2) {
			const [next] = survivors(
				pool.filter((pillar) => !taken.includes(pillar)),
				figure,
			);
			if (!next) break;
			taken.push(next);
		}
	}
	return taken;
}

function add(counts: Map<string, number>, key: string) {
	counts.set(key, of(counts, key) + 1);
}

function of(counts: Map<string, number>, key: string): number {
	return counts.get(key) ?? 0;
}

function total<Key>(keys: readonly Key[], figure: (key: Key) => number): number {
	let sum = 0;
	for (const key of keys) sum += figure(key);
	return sum;
}

function dismantledBy(role: RoleKey): readonly PillarKey[] {
	return roles.find((entry) => entry.role === role)?.dismantles ?? [];
}
