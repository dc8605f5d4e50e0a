import type { ClothColor } from "../../shared/design/tokens.ts";

/** A drawing for SVG: shapes in painting order. */
export interface Drawing {
	viewBox: string;
	shapes: readonly { color: ClothColor; path: string }[];
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
	fill: (color: ClothColor) => string,
): string {
	const paths = shapes.map(
		({ color, path }) =>
			`<path color="${fill(color)}" vector-effect="non-scaling-stroke" d="${path}"/>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" aria-hidden="true"><g fill="currentColor" stroke="currentColor">${paths.join("")}</g></svg>`;
}
