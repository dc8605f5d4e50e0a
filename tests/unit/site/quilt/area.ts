import type { Outline } from "../../../../site/quilt/lattice.ts";

/** The area inside an outline; negative when it runs counterclockwise. Arcs are quarter circles. */
export function area(outline: Outline): number {
	return outline.reduce((sum, { from, to, arc }) => {
		const segment = arc ? arc.radius ** 2 * (Math.PI / 4 - 1 / 2) * (arc.sweep ? 1 : -1) : 0;
		return sum + (from[0] * to[1] - to[0] * from[1]) / 2 + segment;
	}, 0);
}
