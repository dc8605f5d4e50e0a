import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import recorded from "../../fonts/fonts.json" with { type: "json" };

/** The site's fonts as a PDF needs them: without open axes, uncompressed. */
export interface PrintFonts {
	display: Buffer;
	text: Buffer;
	strong: Buffer;
}

const FONTS = fileURLToPath(new URL("../../fonts/", import.meta.url));

export async function printFonts(): Promise<PrintFonts> {
	const [display, text, strong] = await Promise.all([
		instance("fraunces.woff2", { opsz: 48 }),
		instance("atkinson.woff2", { wght: 400 }),
		instance("atkinson.woff2", { wght: 650 }),
	]);
	return { display, text, strong };
}

/** One instance of a variable font. */
async function instance(file: string, variationAxes: Record<string, number>): Promise<Buffer> {
	return subsetFont(await readFile(join(FONTS, file)), recorded.characters, {
		targetFormat: "sfnt",
		variationAxes,
		keepFeatures: ["kern", "liga", "ccmp", "locl", "mark"],
		noHinting: true,
	});
}
