import { CELL, cutCells, quarters, whole } from "./cells.ts";
import { type ColorLetter, isColorLetter, moved, type Outline, type Patch } from "./lattice.ts";

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
