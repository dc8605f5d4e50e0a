import { type Outline, type Point, polygon } from "./lattice.ts";

/** Lattice units along the side of a cell: two, so that the center of a cell is a lattice point too. */
export const CELL = 2;

const TOP_LEFT: Point = [0, 0];
const TOP_RIGHT: Point = [CELL, 0];
const BOTTOM_RIGHT: Point = [CELL, CELL];
const BOTTOM_LEFT: Point = [0, CELL];
const CENTER: Point = [1, 1];

const OUTWARD = { radius: CELL, sweep: 1 } as const;
const INWARD = { radius: CELL, sweep: 0 } as const;

export const whole: Outline = polygon(TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT);

/** The top, right, bottom and left quarters. */
export const quarters: readonly Outline[] = [
	polygon(TOP_LEFT, TOP_RIGHT, CENTER),
	polygon(TOP_RIGHT, BOTTOM_RIGHT, CENTER),
	polygon(BOTTOM_RIGHT, BOTTOM_LEFT, CENTER),
	polygon(BOTTOM_LEFT, TOP_LEFT, CENTER),
];

/** A cell with a figure on a ground. */
export interface CutCell {
	figure: Outline;
	rest: readonly Outline[];
}

/** A quarter disc with its center in the first corner; the corners run clockwise. */
function disc(center: Point, next: Point, far: Point, last: Point): CutCell {
	return {
		figure: [
			{ from: center, to: next },
			{ from: next, to: last, arc: OUTWARD },
			{ from: last, to: center },
		],
		rest: [
			[
				{ from: next, to: far },
				{ from: far, to: last },
				{ from: last, to: next, arc: INWARD },
			],
		],
	};
}

/** A pointed leaf from the first corner to the third; the corners run clockwise. */
function leaf(start: Point, left: Point, end: Point, right: Point): CutCell {
	return {
		figure: [
			{ from: start, to: end, arc: OUTWARD },
			{ from: end, to: start, arc: OUTWARD },
		],
		rest: [
			[
				{ from: start, to: left },
				{ from: left, to: end },
				{ from: end, to: start, arc: INWARD },
			],
			[
				{ from: end, to: right },
				{ from: right, to: start },
				{ from: start, to: end, arc: INWARD },
			],
		],
	};
}

/** The cells that a sign between two letters describes (see notation.ts). */
export const cutCells: ReadonlyMap<string, CutCell> = new Map([
	[
		"/",
		{
			figure: polygon(TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT),
			rest: [polygon(TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT)],
		},
	],
	[
		"\\",
		{
			figure: polygon(TOP_LEFT, BOTTOM_RIGHT, BOTTOM_LEFT),
			rest: [polygon(TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT)],
		},
	],
	["◜", disc(BOTTOM_RIGHT, BOTTOM_LEFT, TOP_LEFT, TOP_RIGHT)],
	["◝", disc(BOTTOM_LEFT, TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT)],
	["◞", disc(TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT)],
	["◟", disc(TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT, TOP_LEFT)],
	["⧄", leaf(BOTTOM_LEFT, TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT)],
	["⧅", leaf(TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT)],
]);
