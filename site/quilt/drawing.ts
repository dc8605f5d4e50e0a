import type { ClothColor } from "../../shared/design/tokens.ts";
import type { Block } from "./block.ts";
import { pathData } from "./path.ts";

/** A drawing for SVG: shapes in painting order. */
export interface Drawing {
	viewBox: string;
	shapes: readonly { color: ClothColor; path: string }[];
}

/** The position of a block in a quilt, in blocks from the upper left corner. */
export interface Placed {
	block: Block;
	column: number;
	row: number;
	/** Blocks along its side. */
	span?: number;
}

/** Units along the side of one block of a quilt: divisible by most lattices. */
const UNIT = 24;

/** A drawing of one block. */
export function drawBlock(block: Block): Drawing {
	const { size } = block;
	return {
		viewBox: `0 0 ${size} ${size}`,
		shapes: [
			{ color: block.ground, path: square(0, 0, size) },
			...block.shapes.map(({ color, outlines }) => ({
				color,
				path: pathData(outlines),
			})),
		],
	};
}

/**
 * Many blocks as one drawing with one path a color, first all grounds, then all shapes: half the
 * bytes of separate drawings, and no gaps between blocks.
 */
export function drawQuilt(columns: number, rows: number, blocks: readonly Placed[]): Drawing {
	const grounds = new Map<ClothColor, string>();
	const shapes = new Map<ClothColor, string>();
	for (const { block, column, row, span = 1 } of blocks) {
		const [x, y, side] = [column * UNIT, row * UNIT, span * UNIT];
		append(grounds, block.ground, square(x, y, side));
		for (const { color, outlines } of block.shapes) {
			const scale = side / block.size;
			append(shapes, color, pathData(outlines, { x, y, scale }));
		}
	}
	return {
		viewBox: `0 0 ${columns * UNIT} ${rows * UNIT}`,
		shapes: [...grounds, ...shapes].map(([color, path]) => ({ color, path })),
	};
}

function square(x: number, y: number, side: number): string {
	return `M${x} ${y}h${side}v${side}h-${side}z`;
}

function append(paths: Map<ClothColor, string>, color: ClothColor, path: string): void {
	paths.set(color, (paths.get(color) ?? "") + path);
}
