import { ROLE_KEYS } from "../../shared/quiz/keys.ts";

/** What settled first place. The order is that of `Tally.settledBy`. */
export const SETTLERS = ["count", "head to head", "pillars", "catalogue order"] as const;

/** Numbers of answer sheets, of which there are 4^15 < 2^31. Roles are positions in the catalogue. */
export type Tally = ReturnType<typeof emptyTally>;

export function emptyTally() {
	const roles = ROLE_KEYS.length;
	return {
		/** On which each role comes first. */
		primary: new Int32Array(roles),
		/** On which each role ranks second among the tied. */
		secondary: new Int32Array(roles),
		/** On which each role would come first if ties went to whoever is listed first. */
		listedFirst: new Int32Array(roles),
		/** On which so many roles share the highest count. */
		sharing: new Int32Array(roles + 1),
		/** On which each of SETTLERS decided. */
		settledBy: new Int32Array(SETTLERS.length),
	};
}

export function addTallies(one: Tally, other: Tally): Tally {
	const sum = (a: Int32Array, b: Int32Array) => a.map((count, index) => count + (b[index] ?? 0));
	return {
		primary: sum(one.primary, other.primary),
		secondary: sum(one.secondary, other.secondary),
		listedFirst: sum(one.listedFirst, other.listedFirst),
		sharing: sum(one.sharing, other.sharing),
		settledBy: sum(one.settledBy, other.settledBy),
	};
}
