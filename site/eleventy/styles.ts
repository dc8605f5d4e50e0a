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
	/** The CSS that is inlined in every page. */
	openingStyle: string;
	/** The path of the stylesheet of every page. */
	stylesheet: string;
	/** The path of the stylesheet of the quiz on paper. */
	paperStylesheet: string;
}

/**
 * Compiles and writes the stylesheets.
 * @param fontFaces - `@font-face` rules with URLs from the site's root
 */
export async function buildStyles(outDir: string, fontFaces: string): Promise<Styles> {
	const [{ opening, rest }, paper] = await Promise.all([siteStyles(fontFaces), paperStyles()]);
	const [stylesheet, paperStylesheet] = await Promise.all([
		writeHashed(outDir, "site.css", rest),
		writeHashed(outDir, "paper.css", paper),
	]);
	return { openingStyle: opening, stylesheet, paperStylesheet };
}

async function paperStyles(): Promise<string> {
	return withoutBanner(await compiled("paper/paper.css"));
}

/** `opening` has tokens, font faces and the styles above the fold, `rest` everything else. */
async function siteStyles(fontFaces: string): Promise<{ opening: string; rest: string }> {
	const [opening, rest] = await Promise.all([
		compiled("opening.css", `${fontFaces}\n${TOKENS}\n`),
		compiled("rest.css"),
	]);
	return { opening: withoutBanner(opening), rest };
}

/** Compiles a stylesheet with the Tailwind utilities that its sources use. */
async function compiled(name: string, first = ""): Promise<string> {
	const file = new URL(name, STYLES);
	const source = await readFile(file, "utf8");
	const { css } = await processor.process(first + source, { from: fileURLToPath(file) });
	return css.trimEnd();
}

/** Removes Tailwind's license comment, which the page's stylesheet already contains. */
function withoutBanner(css: string): string {
	return css.replace(/^\/\*!.*?\*\/\s*/, "");
}
