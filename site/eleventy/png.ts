import { createRequire } from "node:module";
import { hexOfCss } from "../../shared/design/hex.ts";
import type { Quilt } from "../../shared/quilt/quilt.ts";
import { shapesOf } from "../components/RoleBlock.tsx";
import { cached } from "./cached.ts";

export function pngOf(svg: string, width: number): Promise<Uint8Array> {
	return cachedPng(`${width} ${svg}`, () => drawPng(svg, width));
}

/**
 * Returns a PNG from the cache, or draws it.
 * @param recipe - the cache key: everything that determines the picture
 */
export function cachedPng(recipe: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
	return cached("png", `${VERSIONS} ${recipe}`, draw);
}

/**
 * Renders an SVG as PNG.
 * @param svg - an SVG without text, because no fonts are loaded
 * @param width - in pixels; the height follows
 */
export async function drawPng(svg: string, width: number): Promise<Uint8Array> {
	const [{ renderAsync }, { default: sharp }] = await Promise.all([
		import("@resvg/resvg-js"),
		import("sharp"),
	]);
	const image = await renderAsync(svg, {
		fitTo: { mode: "width", value: width },
		font: { loadSystemFonts: false },
	});
	// PNGs encoded by resvg are 50% larger.
	const raw = { width: image.width, height: image.height, channels: 4 } as const;
	return sharp(image.pixels, { raw }).png().toBuffer();
}

/** Returns the shapes of a quilt as SVG, in hex colors, because resvg doesn't know OKLCH. */
export function plainShapes(quilt: Quilt): string {
	const paths = shapesOf(quilt).map(({ color, path }) => {
		const plain = hexOfCss(color);
		return `<path fill="${plain}" stroke="${plain}" d="${path}"/>`;
	});
	return paths.join("");
}

const require = createRequire(import.meta.url);

/** The renderers' versions are part of the cache key, because other versions may draw or encode differently. */
const VERSIONS = ["@resvg/resvg-js", "sharp"]
	.map((name) => require(`${name}/package.json`).version)
	.join(" ");
