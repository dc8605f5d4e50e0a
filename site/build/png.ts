import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CACHE = fileURLToPath(new URL("../../.cache/png", import.meta.url));

/** A picture as PNG, from the cache where this very picture was drawn before. */
export function pngOf(svg: string, width: number): Promise<Uint8Array> {
	return cachedPng(`${width} ${svg}`, () => drawPng(svg, width));
}

/**
 * A picture from the cache, or drawn and kept there.
 * @param recipe - everything that decides how it looks
 */
export async function cachedPng(
	recipe: string,
	draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
	const key = createHash("sha256").update(`${rendererVersion()} ${recipe}`).digest("hex");
	const file = join(CACHE, `${key.slice(0, 24)}.png`);
	try {
		return await readFile(file);
	} catch {
		const png = await draw();
		await mkdir(CACHE, { recursive: true });
		// Under another name first, so that a run that was stopped halfway leaves no half picture.
		await writeFile(`${file}.${process.pid}`, png);
		await rename(`${file}.${process.pid}`, file);
		return png;
	}
}

/**
 * Draws a picture as PNG.
 * @param svg - whose text, if any, is drawn as paths: no font is at hand
 * @param width - in pixels; the height follows
 */
export async function drawPng(svg: string, width: number): Promise<Uint8Array> {
	// Only where something is to be drawn: a warm build does without.
	const { renderAsync } = await import("@resvg/resvg-js");
	const image = await renderAsync(svg, {
		fitTo: { mode: "width", value: width },
		font: { loadSystemFonts: false },
	});
	return image.asPng();
}

let version: string | undefined;

/** Another version of the renderer may set another pixel. */
function rendererVersion(): string {
	version ??= String(createRequire(import.meta.url)("@resvg/resvg-js/package.json").version);
	return version;
}
