import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import { type Measure, measureIn } from "./text.ts";

/** One cut of each of the site's fonts, to be drawn with. */
export interface ShareFonts {
	display: Font;
	text: Font;
	/** Measures in the display font. */
	measure: Measure;
}

export async function loadShareFonts(): Promise<ShareFonts> {
	const [display, text] = await Promise.all([load("fraunces-title"), load("atkinson-label")]);
	return { display, text, measure: measureIn(display) };
}

async function load(name: string): Promise<Font> {
	const font = create(await readFile(new URL(`../../fonts/${name}.ttf`, import.meta.url)));
	if (!("layout" in font)) throw new Error(`${name} holds several fonts`);
	return font;
}
