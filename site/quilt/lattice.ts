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

/**
 * The outlines around a set of patches that do not overlap. Where two patches meet, their shared edge
 * runs once in each direction, and the two cancel. So patches of one color become one shape, without
 * the hairlines that renderers leave between neighbors.
 */
export function unite(outlines: readonly Outline[]): Outline[] {
	const edges = new Map<string, Edge>();
	for (const edge of outlines.flat().flatMap(unitEdges)) {
		if (!edges.delete(key(reversed(edge)))) edges.set(key(edge), edge);
	}
	return walk([...edges.values()]).map(withoutStops);
}

/** An edge split at every lattice point on it, so that edges of different lengths cancel too. */
function unitEdges(edge: Edge): Edge[] {
	if (edge.arc) return [edge];
	const [x, y] = edge.from;
	const [dx, dy] = [edge.to[0] - x, edge.to[1] - y];
	const steps = greatestCommonDivisor(Math.abs(dx), Math.abs(dy));
	const at = (step: number): Point => [x + (dx / steps) * step, y + (dy / steps) * step];
	return Array.from({ length: steps }, (_, step) => ({
		from: at(step),
		to: at(step + 1),
	}));
}

function greatestCommonDivisor(a: number, b: number): number {
	return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function key({ from, to, arc }: Edge): string {
	return `${from} ${to} ${arc ? `${arc.radius} ${arc.sweep}` : ""}`;
}

/** Joins edges end to end into closed outlines. */
function walk(edges: readonly Edge[]): Outline[] {
	const leaving = new Map<string, Edge[]>();
	for (const edge of edges) {
		const point = String(edge.from);
		leaving.set(point, [...(leaving.get(point) ?? []), edge]);
	}
	const outlines: Outline[] = [];
	for (const start of edges) {
		const outline: Edge[] = [];
		let next = leaving.get(String(start.from))?.shift();
		while (next) {
			outline.push(next);
			next = leaving.get(String(next.to))?.shift();
		}
		if (outline.length > 0) outlines.push(outline);
	}
	return outlines;
}

/** Drops the points in the middle of straight lines. */
function withoutStops(outline: Outline): Outline {
	const straight: Edge[] = [];
	for (const edge of outline) {
		const last = straight.at(-1);
		if (last && continues(last, edge)) {
			straight[straight.length - 1] = { from: last.from, to: edge.to };
		} else {
			straight.push(edge);
		}
	}
	const [first] = straight;
	const last = straight.at(-1);
	if (first && last && straight.length > 2 && continues(last, first)) {
		return [{ from: last.from, to: first.to }, ...straight.slice(1, -1)];
	}
	return straight;
}

function continues(before: Edge, after: Edge): boolean {
	if (before.arc || after.arc) return false;
	const [ax, ay] = direction(before);
	const [bx, by] = direction(after);
	return ax * by === ay * bx && ax * bx + ay * by > 0;
}

function direction({ from, to }: Edge): Point {
	return [to[0] - from[0], to[1] - from[1]];
}
