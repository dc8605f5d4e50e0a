import type { Catalogue } from "../../shared/quiz/catalogue-data.ts";
import { PILLAR_KEYS, QUESTION_IDS, ROLE_KEYS, type RoleKey } from "../../shared/quiz/keys.ts";

/** Texts and base-36 digits (positions in the lists of keys, and counts), in the order in which they are read here. */
export type PackedCatalogue = [texts: string, positions: string];

export const SEPARATOR = "|";

/** Where a program's page is; a url that says no more is not shipped. */
export const pageOf = (slug: string) => `/academy/${slug}`;

/**
 * Undoes packCatalogue when the widget starts. What it reads was written by the build that bundled it, in
 * this order: a digit always names a key that is there.
 */
export function unpackCatalogue([texts, positions]: PackedCatalogue): Catalogue {
	const eachText = texts.split(SEPARATOR).values();
	const eachPosition = positions[Symbol.iterator]();
	const text = (): string => eachText.next().value ?? "";
	const position = () => Number.parseInt(eachPosition.next().value ?? "", 36);
	const key = <Key>(keys: readonly Key[]) => keys[position()] as Key;
	// Not Array.from: MooTools and Prototype replace it with one that calls no function.
	const times = <Value>(count: number, read: () => Value) => [...Array(count)].map(() => read());

	const programs = times(12, () => {
		const slug = text();
		const rationale: Partial<Record<RoleKey, string>> = {};
		return { slug, title: text(), summary: text(), url: text() || pageOf(slug), rationale };
	});
	return {
		programs,
		roles: ROLE_KEYS.map((role) => ({
			role,
			name: text(),
			tagline: text(),
			gift: text(),
			challenge: text(),
			contribution: text(),
			invitation: text(),
			praxis: { self: times(3, text), home: times(3, text), work: times(3, text) },
			dismantles: [key(PILLAR_KEYS), key(PILLAR_KEYS)],
			recommendedPrograms: times(position(), () => {
				const program = key(programs);
				const rationale = text();
				if (rationale) program.rationale[role] = rationale;
				return program.slug;
			}),
		})),
		questions: QUESTION_IDS.map((id) => ({
			id,
			prompt: text(),
			options: times(4, () => ({
				label: text(),
				role: key(ROLE_KEYS),
				pillars: [key(PILLAR_KEYS), key(PILLAR_KEYS)] as const,
			})),
		})),
		pillars: PILLAR_KEYS.map((pillar) => ({ key: pillar, label: text() })),
		tiers: times(3, () => ({
			name: text(),
			price: Number(text()),
			detail: text(),
			summary: text(),
			url: text(),
		})),
	};
}
