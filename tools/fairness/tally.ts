import { ROLE_KEYS } from "../../shared/quiz/keys.ts";

/** What settled first place. The order is that of `Tally.settledBy`. */
export const SETTLERS = ["count", "head to head", "pillars", "catalogue order"] as const;

/** Numbers of answer sheets, of which there are 4^15 < 2^31. Roles are positions in the catalogue. */
export interface Tally {
	/** On which each role comes first. */
	readonly primary: Int32Array;
	/** On which each role ranks second among the tied. */
	readonly secondary: Int32Array;
	/** On which each role would come first if ties went to whoever is listed first. */
	readonly listedFirst: Int32Array;
	/** On which so many roles share the highest count. */
	readonly sharing: Int32Array;
	/** On which each of SETTLERS decided. */
	readonly settledBy: Int32Array;
}

export function emptyTally(): Tally {
	const roles = ROLE_KEYS.length;
	return {
		primary: new Int32Array(roles),
		secondary: new Int32Array(roles),
		listedFirst: new Int32Array(roles),
		sharing: new Int32Array(roles + 1),
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
