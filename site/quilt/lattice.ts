/*
 * Quilt blocks are drawn on a lattice of whole numbers, so that two patches which share a seam
 * share exactly the same points. x runs right and y runs down, as in SVG.
 */

export type Point = readonly [x: number, y: number];

/** One side of a patch. A `radius` bends it into a circular arc; `sweep` is SVG's flag. */
export interface Edge {
	from: Point;
	to: Point;
	arc?: { radius: number; sweep: 0 | 1 };
}

/** A closed outline, clockwise as seen on screen. */
export type Outline = readonly Edge[];

/** A patch: its outline, and the letter of its color in the block's colorway. */
export interface Patch {
	color: ColorLetter;
	outline: Outline;
}

/** `a` is the dark, `b` the bright, `c` the third dye, `d` the pale one, `p` the ground. */
export const COLOR_LETTERS = ["a", "b", "c", "d", "p"] as const;
export type ColorLetter = (typeof COLOR_LETTERS)[number];

export function isColorLetter(sign: string): sign is ColorLetter {
	return COLOR_LETTERS.some((letter) => letter === sign);
}

/** The outline through the given points, which stand in clockwise order. */
export function polygon(...points: Point[]): Outline {
	return points.flatMap((from, index) => {
		const to = points[(index + 1) % points.length];
		return to ? [{ from, to }] : [];
	});
}

/** The same edge in the other direction. */
export function reversed({ from, to, arc }: Edge): Edge {
	return arc
		? {
				from: to,
				to: from,
				arc: { radius: arc.radius, sweep: arc.sweep === 1 ? 0 : 1 },
			}
		: { from: to, to: from };
}

/** The edge moved by (x, y). */
export function moved({ from, to, arc }: Edge, x: number, y: number): Edge {
	return {
		from: [from[0] + x, from[1] + y],
		to: [to[0] + x, to[1] + y],
		...(arc ? { arc } : {}),
	};
}
