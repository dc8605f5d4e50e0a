import {
	type ColorLetter,
	isColorLetter,
	moved,
	type Outline,
	type Patch,
	type Point,
	polygon,
} from "./lattice.ts";

/** A block before it has colors: patches on a square lattice of `size` units. */
export interface Sketch {
	size: number;
	patches: readonly Patch[];
}

/**
 * Reads a block written the way a quilter sketches it: rows of cells, a letter for a color.
 *
 *     a      the whole cell
 *     a/b    cut along "/": a is the upper left half, b the lower right one
 *     a\b    cut along "\": a is the lower left half, b the upper right one
 *     abca   cut along both: the top, right, bottom and left quarters
 *     a◜b    a quarter disc of a on b; the sign is the part of the circle that is seen
 *     a⧄b    a leaf of a along "/", on b; a⧅b the same along "\"
 *
 * @throws SyntaxError naming the cell that cannot be read, or the row that is too short
 */
export function readSketch(text: string): Sketch {
	const rows = text
		.trim()
		.split("\n")
		.map((row) => row.trim().split(/\s+/));
	const patches = rows.flatMap((row, y) => {
		if (row.length !== rows.length) {
			throw new SyntaxError(`Row ${y + 1} of a quilt block is not square`);
		}
		return row.flatMap((cell, x) =>
			readCell(cell).map(({ color, outline }) => ({
				color,
				outline: outline.map((edge) => moved(edge, x * CELL, y * CELL)),
			})),
		);
	});
	return { size: rows.length * CELL, patches };
}

function readCell(cell: string): Patch[] {
	const signs = [...cell];
	const letters = signs.filter(isColorLetter);
	const [first, second] = letters;
	const cut = cutCells.get(signs[1] ?? "");
	if (cut && signs.length === 3 && first && second) {
		return [patch(first, cut.figure), ...cut.rest.map((o) => patch(second, o))];
	}
	if (signs.length === 4 && letters.length === 4) {
		return quarters.flatMap((outline, index) => {
			const color = letters[index];
			return color ? [patch(color, outline)] : [];
		});
	}
	if (signs.length === 1 && first) return [patch(first, whole)];
	throw new SyntaxError(`A quilt cell cannot be read: "${cell}"`);
}

function patch(color: ColorLetter, outline: Outline): Patch {
	return { color, outline };
}

/** Lattice units along the side of a cell: two, so that the center of a cell is a lattice point too. */
const CELL = 2;

const TOP_LEFT: Point = [0, 0];
const TOP_RIGHT: Point = [CELL, 0];
const BOTTOM_RIGHT: Point = [CELL, CELL];
const BOTTOM_LEFT: Point = [0, CELL];
const CENTER: Point = [1, 1];

const OUTWARD = { radius: CELL, sweep: 1 } as const;
const INWARD = { radius: CELL, sweep: 0 } as const;

const whole: Outline = polygon(TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT);

/** The top, right, bottom and left quarters. */
const quarters: readonly Outline[] = [
	polygon(TOP_LEFT, TOP_RIGHT, CENTER),
	polygon(TOP_RIGHT, BOTTOM_RIGHT, CENTER),
	polygon(BOTTOM_RIGHT, BOTTOM_LEFT, CENTER),
	polygon(BOTTOM_LEFT, TOP_LEFT, CENTER),
];

/** A cell with a figure on a ground. */
interface CutCell {
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
const cutCells: ReadonlyMap<string, CutCell> = new Map([
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
