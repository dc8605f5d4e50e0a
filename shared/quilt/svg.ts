import type { ClothColour } from "../design/tokens.ts";
import type { Drawing } from "./drawing.ts";

/** Colours as custom properties, so that the dark theme dims the cloth. */
export function clothVariable(colour: ClothColour): string {
	return `var(--${colour})`;
}

/**
 * A drawing as SVG text: decorative, hidden from assistive technology, without a size of its own.
 *
 * Renderers blend the rims of neighbouring shapes with whatever lies beneath, which shows as
 * hairlines between patches; a rim of the patch's own colour, one pixel at any size, closes them.
 * @param fill - how a colour is written; icons, which know no custom properties, take plain ones
 */
export function svgMarkup(
	{ viewBox, shapes }: Drawing,
	fill: (colour: ClothColour) => string = clothVariable,
): string {
	const paths = shapes.map(
		({ colour, path }) =>
			`<path color="${fill(colour)}" vector-effect="non-scaling-stroke" d="${path}"/>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" aria-hidden="true"><g fill="currentColor" stroke="currentColor">${paths.join("")}</g></svg>`;
}
