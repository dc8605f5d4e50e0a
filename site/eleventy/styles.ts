import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { tokensCss } from "../../shared/design/tokens.ts";
import { writeHashed } from "./hashed.ts";

const STYLES = new URL("../styles/", import.meta.url);

const TOKENS = tokensCss({ base: ":root", auto: ":root" }, { withCloth: true });

const processor = postcss([tailwind({ base: fileURLToPath(STYLES), optimize: { minify: true } })]);

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
	return withoutBanner(await compiled("paper/paper.css"));
}

/**
 * The styles of every page, in two parts: `opening` has the tokens, the faces of the fonts and what the head of a page
 * needs, `rest` everything else.
 */
async function siteStyles(fontFaces: string): Promise<{ opening: string; rest: string }> {
	const [opening, rest] = await Promise.all([
		compiled("opening.css", `${fontFaces}\n${TOKENS}\n`),
		compiled("rest.css"),
	]);
	return { opening: withoutBanner(opening), rest };
}

/** A stylesheet of site/styles after what comes `first`, with the Tailwind utilities that the files it names use. */
async function compiled(name: string, first = ""): Promise<string> {
	const file = new URL(name, STYLES);
	const source = await readFile(file, "utf8");
	const { css } = await processor.process(first + source, { from: fileURLToPath(file) });
	return css.trimEnd();
}

/** Tailwind's license stands once, in the stylesheet of every page. */
function withoutBanner(css: string): string {
	return css.replace(/^\/\*!.*?\*\/\s*/, "");
}
