/** The cloth under a section: paper, deeper paper, or the page's dye. */
export const GROUNDS = ["paper", "linen", "dye"] as const;
export type Ground = (typeof GROUNDS)[number];

interface Laid {
	/** What the section chooses, or what its kind prefers. */
	readonly wish: Ground | undefined;
	/** What the section ends on, if that isn't its ground. */
	readonly end?: Ground | undefined;
}

/**
 * Lays the grounds of a page's sections, so that no two neighbors have the same: a wish holds unless the neighbor above
 * has it already; without one, linen follows paper, and paper follows linen or dye.
 * @param above - what the first section meets
 */
export function layGrounds(sections: readonly Laid[], above: Ground): Ground[] {
	let last = above;
	return sections.map(({ wish, end }) => {
		const turn = last === "paper" ? "linen" : "paper";
		const ground = wish && wish !== last ? wish : turn;
		last = end ?? ground;
		return ground;
	});
}
