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
	/** Inline in every page. */
	openingStyle: string;
	/** The stylesheet of every page. */
	stylesheet: string;
	/** Of the quiz on paper. */
	paperStylesheet: string;
}

/** @param fontFaces - rules with addresses from the site's root */
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

/** A stylesheet with the Tailwind utilities that its sources use. */
async function compiled(name: string, first = ""): Promise<string> {
	const file = new URL(name, STYLES);
	const source = await readFile(file, "utf8");
	const { css } = await processor.process(first + source, { from: fileURLToPath(file) });
	return css.trimEnd();
}

/** The page's stylesheet already has Tailwind's license. */
function withoutBanner(css: string): string {
	return css.replace(/^\/\*!.*?\*\/\s*/, "");
}
