import type { ClothColor } from "../../shared/design/tokens.ts";
import type { Block } from "./block.ts";
import type { Edge, Outline } from "./lattice.ts";

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

/** The position and scale of an outline. */
interface Placement {
	x: number;
	y: number;
	scale: number;
}

const IN_PLACE: Placement = { x: 0, y: 0, scale: 1 };

/**
 * SVG path data of outlines, relative and short: equal shapes give equal text, which compresses well.
 */
function pathData(outlines: readonly Outline[], { x, y, scale }: Placement = IN_PLACE): string {
	// After a closed outline, the pen is at its start.
	let pen = { x: 0, y: 0 };
	return outlines
		.map((outline, index) => {
			const [start] = outline;
			if (!start) return "";
			const from = { x: round(x + start.from[0] * scale), y: round(y + start.from[1] * scale) };
			const move = `${index === 0 ? "M" : "m"}${round(from.x - pen.x)}${join(from.y - pen.y)}`;
			pen = from;
			// Closing the path draws the last straight line.
			const sides = outline.at(-1)?.arc ? outline : outline.slice(0, -1);
			return `${move}${sides.map((edge) => side(edge, scale)).join("")}z`;
		})
		.join("");
}

function side({ from, to, arc }: Edge, scale: number): string {
	const dx = round((to[0] - from[0]) * scale);
	const dy = round((to[1] - from[1]) * scale);
	if (arc) {
		const radius = round(arc.radius * scale);
		return `a${radius} ${radius} 0 0${join(arc.sweep)}${join(dx)}${join(dy)}`;
	}
	if (dy === 0) return `h${dx}`;
	if (dx === 0) return `v${dy}`;
	return `l${dx}${join(dy)}`;
}

/** Rounds to a hundredth. */
function round(value: number): number {
	return Math.round(value * 100) / 100;
}

/** A number that follows another one; a minus sign needs no separator. */
function join(value: number): string {
	const rounded = round(value);
	return rounded < 0 ? String(rounded) : ` ${rounded}`;
}

/** Colors as custom properties, so that the dark theme dims the cloth. */
export function clothVariable(color: ClothColor): string {
	return `var(--${color})`;
}

/**
 * A drawing as SVG text: decorative, hidden from assistive technology, without a size of its own.
 *
 * Renderers blend the edges of neighboring shapes with what lies beneath, which shows as hairlines.
 * A stroke of the patch's own color, one pixel at any size, closes them.
 * @param fill - writes a color; icons have no custom properties and take literal colors
 */
export function svgMarkup(
	{ viewBox, shapes }: Drawing,
	fill: (color: ClothColor) => string = clothVariable,
): string {
	const paths = shapes.map(
		({ color, path }) =>
			`<path color="${fill(color)}" vector-effect="non-scaling-stroke" d="${path}"/>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" aria-hidden="true"><g fill="currentColor" stroke="currentColor">${paths.join("")}</g></svg>`;
}
