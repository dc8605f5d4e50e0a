import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { CHARACTERS, FAMILIES } from "../fonts/families.ts";
import { type Measure, measureIn } from "./text.ts";

/** One cut of each of the site's fonts, to be drawn with. */
export interface ShareFonts {
	display: Font;
	text: Font;
	/** Measures in the display font. */
	measure: Measure;
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const CACHE = join(ROOT, ".cache/fonts");

/** Every axis fixed, for a title about 80 px high and for small print beside it. */
const CUTS = {
	display: { SOFT: 60, WONK: 0, wght: 580, opsz: 80 },
	text: { wght: 600 },
} as const;

/** @throws Error when a font's package is missing */
export async function loadShareFonts(): Promise<ShareFonts> {
	const [display, text] = await Promise.all([cut(0, CUTS.display), cut(1, CUTS.text)]);
	return { display, text, measure: measureIn(display) };
}

async function cut(index: number, axes: Record<string, number>): Promise<Font> {
	const family = FAMILIES[index];
	if (!family) throw new Error("The site needs a display font and a text font");
	const source = await readFile(join(ROOT, "node_modules", family.source));
	const key = createHash("sha256")
		.update(source)
		.update(JSON.stringify([axes, CHARACTERS]));
	const file = join(CACHE, `${key.digest("hex").slice(0, 16)}.ttf`);
	const font = create(await cached(file, () => subset(source, axes)));
	if (!("layout" in font)) throw new Error(`${family.source} holds several fonts`);
	return font;
}

/** A file's content, made and kept where it isn't there. */
async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
	try {
		return await readFile(file);
	} catch {
		const made = await make();
		await mkdir(CACHE, { recursive: true });
		await writeFile(file, made);
		return made;
	}
}

function subset(source: Buffer, variationAxes: Record<string, number>): Promise<Buffer> {
	return subsetFont(source, CHARACTERS, {
		targetFormat: "sfnt",
		variationAxes,
		keepFeatures: ["kern", "liga", "ccmp", "locl", "mark"],
		noHinting: true,
	});
}
