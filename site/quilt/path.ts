import type { Edge, Outline } from "./lattice.ts";

/** The position and scale of an outline. */
export interface Placement {
	x: number;
	y: number;
	scale: number;
}

const IN_PLACE: Placement = { x: 0, y: 0, scale: 1 };

/**
 * SVG path data of outlines, relative and short: equal shapes give equal text, which compresses well.
 */
export function pathData(
	outlines: readonly Outline[],
	{ x, y, scale }: Placement = IN_PLACE,
): string {
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
