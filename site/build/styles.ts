import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { tokensCss } from "../../shared/design/tokens.ts";
import { writeHashed } from "./hashed.ts";

const ENTRY = fileURLToPath(new URL("../styles/site.css", import.meta.url));

/** One stylesheet, to which only the pages of the quiz on paper link. */
const PAPER = ["screen.css", "print.css", "large.css", "guide.css"].map(
	(name) => new URL(`../styles/paper/${name}`, import.meta.url),
);

const TOKENS = tokensCss(
	{
		base: ":root",
		auto: ":root:not([data-theme=light])",
		dark: ":root[data-theme=dark]",
	},
	{ withCloth: true },
);

/** The paths of the stylesheets from the site's root. */
export interface Styles {
	stylesheet: string;
	paperStylesheet: string;
}

/** Builds the site's stylesheets. `fontFaces` are rules with addresses relative to them. */
export async function buildStyles(outDir: string, fontFaces: string): Promise<Styles> {
	const [stylesheet, paperStylesheet] = await Promise.all([
		siteStyles(fontFaces).then((code) => writeHashed(outDir, "site.css", code)),
		paperStyles().then((code) => writeHashed(outDir, "paper.css", code)),
	]);
	return { stylesheet, paperStylesheet };
}

/** The styles of the quiz on paper, on screen and in print. They add to the site's. */
export async function paperStyles(): Promise<string> {
	const files = await Promise.all(PAPER.map((file) => readFile(file, "utf8")));
	return optimize(files.join("\n"), { minify: true }).code;
}

/**
 * The styles of every page: the tokens, the faces of the fonts and site/styles, with the Tailwind
 * utilities that the site's sources use.
 */
export async function siteStyles(fontFaces: string): Promise<string> {
	const base = dirname(ENTRY);
	const compiler = await compile(await readFile(ENTRY, "utf8"), {
		base,
		// Eleventy watches the folder as a whole.
		onDependency: () => undefined,
	});
	const candidates = new Scanner({ sources: scannedSources(compiler) }).scan();
	// Scanning order depends on the file system; the output must not.
	const css = compiler.build(candidates.sort());
	return optimize(`${fontFaces}\n${TOKENS}\n${css}`, { minify: true }).code;
}

/** Where utilities are looked for: what `source()` names in the entry, and every `@source`. */
function scannedSources({ root, sources }: Awaited<ReturnType<typeof compile>>) {
	return typeof root === "object" && root ? [{ ...root, negated: false }, ...sources] : sources;
}
