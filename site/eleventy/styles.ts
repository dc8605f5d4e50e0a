import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { tokensCss } from "../../shared/design/tokens.ts";
import { writeHashed } from "./hashed.ts";

const STYLES = fileURLToPath(new URL("../styles/", import.meta.url));

/** One stylesheet, to which only the pages of the quiz on paper link. */
const PAPER = ["screen.css", "print.css", "large.css", "guide.css"].map(
	(name) => new URL(`../styles/paper/${name}`, import.meta.url),
);

const TOKENS = tokensCss({ base: ":root", auto: ":root" }, { withCloth: true });

/** The styles of a built site. */
export interface Styles {
	/** In the HTML of every page. */
	openingStyle: string;
	/** The path of what every page links to below its head. */
	stylesheet: string;
	/** The path of what the quiz on paper needs besides. */
	paperStylesheet: string;
}

/** Builds the site's styles. `fontFaces` are rules with addresses from the site's root. */
export async function buildStyles(outDir: string, fontFaces: string): Promise<Styles> {
	const [{ opening, rest }, paper] = await Promise.all([siteStyles(fontFaces), paperStyles()]);
	const [stylesheet, paperStylesheet] = await Promise.all([
		writeHashed(outDir, "site.css", rest),
		writeHashed(outDir, "paper.css", paper),
	]);
	return { openingStyle: opening, stylesheet, paperStylesheet };
}

/** The styles of the quiz on paper, on screen and in print. They add to the site's. */
async function paperStyles(): Promise<string> {
	const files = await Promise.all(PAPER.map((file) => readFile(file, "utf8")));
	return minified(files.join("\n"));
}

/**
 * The styles of every page, in two parts: `opening` has the tokens, the faces of the fonts and what the head of a page
 * needs, `rest` everything else.
 */
async function siteStyles(fontFaces: string): Promise<{ opening: string; rest: string }> {
	const [opening, rest] = await Promise.all([compiled("opening.css"), compiled("rest.css")]);
	return { opening: minified(`${fontFaces}\n${TOKENS}\n${opening}`), rest: minified(rest) };
}

/** A stylesheet of site/styles, with the Tailwind utilities that the files it names use. */
async function compiled(name: string): Promise<string> {
	const compiler = await compile(await readFile(join(STYLES, name), "utf8"), {
		base: STYLES,
		// Eleventy watches the folder as a whole.
		onDependency: () => undefined,
	});
	const candidates = new Scanner({ sources: scannedSources(compiler) }).scan();
	// Scanning order depends on the file system; the output must not.
	return compiler.build(candidates.sort());
}

function minified(css: string): string {
	return optimize(css, { minify: true }).code;
}

/** Where utilities are looked for: what `source()` names in the entry, and every `@source`. */
function scannedSources({ root, sources }: Awaited<ReturnType<typeof compile>>) {
	return typeof root === "object" && root ? [{ ...root, negated: false }, ...sources] : sources;
}
