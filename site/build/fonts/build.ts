import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { ASSETS, writeHashed } from "../hashed.ts";
import { fontFaces, fontStack } from "./faces.ts";
import { CHARACTERS, FAMILIES, type FontFamily } from "./families.ts";
import { type FontMetrics, readMetrics } from "./metrics.ts";

/** The fonts of a built site. */
export interface Fonts {
	/** Paths of the font files from the site's root, to be preloaded. */
	paths: readonly string[];
	/** `@font-face` rules, and the stacks as `--font-display` and `--font-text`. */
	css: string;
}

interface Subset {
	font: Buffer;
	metrics: FontMetrics;
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const CACHE = join(ROOT, ".cache/fonts");

/** Writes the fonts into the site, from the cache where nothing about them has changed. */
export async function buildFonts(outDir: string): Promise<Fonts> {
	const built = await Promise.all(
		FAMILIES.map(async (family) => {
			const { font, metrics } = await cachedSubset(family);
			const path = await writeHashed(outDir, family.file, font);
			return { path, faces: fontFaces(family, metrics, path.slice(`/${ASSETS}/`.length)) };
		}),
	);
	const [display, text] = FAMILIES;
	if (!display || !text) throw new Error("The site needs a display font and a text font");
	const stacks = `:root{--font-display:${fontStack(display, "serif")};--font-text:${fontStack(text, "sans-serif")}}`;
	return {
		paths: built.map(({ path }) => path),
		css: [...built.map(({ faces }) => faces), stacks].join("\n"),
	};
}

/** Subsetting takes most of a second; its result depends on nothing but what the key is made of. */
async function cachedSubset(family: FontFamily): Promise<Subset> {
	const source = await readFile(join(ROOT, "node_modules", family.source));
	const key = createHash("sha256")
		.update(source)
		.update(JSON.stringify([family, CHARACTERS]))
		.digest("hex")
		.slice(0, 16);
	const fontFile = join(CACHE, `${key}.woff2`);
	const metricsFile = join(CACHE, `${key}.json`);
	try {
		const [font, metrics] = await Promise.all([readFile(fontFile), readFile(metricsFile, "utf8")]);
		return { font, metrics: JSON.parse(metrics) };
	} catch {
		const made = await subset(source, family);
		await mkdir(CACHE, { recursive: true });
		await writeFile(fontFile, made.font);
		// Last, so that a run that was stopped halfway leaves no entry behind.
		await writeFile(metricsFile, JSON.stringify(made.metrics));
		return made;
	}
}

async function subset(source: Buffer, { axes, features, measuredAt }: FontFamily): Promise<Subset> {
	const common = { keepFeatures: features, noHinting: true };
	const font = await subsetFont(source, CHARACTERS, {
		...common,
		targetFormat: "woff2",
		variationAxes: axes,
	});
	const measured = await subsetFont(source, CHARACTERS, {
		...common,
		targetFormat: "sfnt",
		variationAxes: measuredAt,
	});
	return { font, metrics: readMetrics(measured) };
}
