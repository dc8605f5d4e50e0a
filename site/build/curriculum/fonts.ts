import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { CHARACTERS, FAMILIES, type FontFamily } from "../fonts/families.ts";

/** The site's fonts as a PDF needs them: without open axes, uncompressed. */
export interface PrintFonts {
	display: Buffer;
	text: Buffer;
	strong: Buffer;
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const CACHE = join(ROOT, ".cache/fonts");

export async function printFonts(): Promise<PrintFonts> {
	const [display, text] = FAMILIES;
	if (!display || !text) throw new Error("The site needs a display font and a text font");
	const [displayFont, textFont, strongFont] = await Promise.all([
		instance(display, display.measuredAt),
		instance(text, text.measuredAt),
		instance(text, { ...text.measuredAt, wght: 650 }),
	]);
	return { display: displayFont, text: textFont, strong: strongFont };
}

/** One instance of a variable font, from the cache where nothing about it has changed. */
async function instance(
	{ source, features }: FontFamily,
	variationAxes: FontFamily["measuredAt"],
): Promise<Buffer> {
	const font = await readFile(join(ROOT, "node_modules", source));
	const key = createHash("sha256")
		.update(font)
		.update(JSON.stringify([features, variationAxes, CHARACTERS]))
		.digest("hex")
		.slice(0, 16);
	const file = join(CACHE, `${key}.ttf`);
	try {
		return await readFile(file);
	} catch {
		const made = await subsetFont(font, CHARACTERS, {
			targetFormat: "sfnt",
			variationAxes,
			keepFeatures: features,
			noHinting: true,
		});
		await mkdir(CACHE, { recursive: true });
		await writeFile(file, made);
		return made;
	}
}
