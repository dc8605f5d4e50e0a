import { createRequire } from "node:module";
import { cached } from "./cached.ts";

/** An SVG as PNG, from the cache if it was drawn before. */
export function pngOf(svg: string, width: number): Promise<Uint8Array> {
	return cachedPng(`${width} ${svg}`, () => drawPng(svg, width));
}

/**
 * A picture from the cache, or drawn and kept there.
 * @param recipe - everything that decides how it looks
 */
export function cachedPng(recipe: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
	return cached("png", `${VERSIONS} ${recipe}`, draw);
}

/**
 * Draws a picture as PNG.
 * @param svg - without text: no fonts are loaded
 * @param width - in pixels; the height follows
 */
export async function drawPng(svg: string, width: number): Promise<Uint8Array> {
	// Loaded only when something needs to be drawn.
	const [{ renderAsync }, { default: sharp }] = await Promise.all([
		import("@resvg/resvg-js"),
		import("sharp"),
	]);
	const image = await renderAsync(svg, {
		fitTo: { mode: "width", value: width },
		font: { loadSystemFonts: false },
	});
	// The renderer's own PNG is larger by half, and the pages would wait while it is made.
	const raw = { width: image.width, height: image.height, channels: 4 } as const;
	return sharp(image.pixels, { raw }).png().toBuffer();
}

const require = createRequire(import.meta.url);

/** Other versions may draw other pixels, or write them in other bytes. */
const VERSIONS = ["@resvg/resvg-js", "sharp"]
	.map((name) => require(`${name}/package.json`).version)
	.join(" ");
