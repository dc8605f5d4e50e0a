import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { tokensCss } from "../../shared/design/tokens.ts";
import { dyesCss } from "../domain/tones.ts";
import { writeHashed } from "./hashed.ts";

const STYLES = new URL("../styles/", import.meta.url);

const TOKENS = tokensCss({ base: ":root", auto: ":root" }, { withCloth: true });
/** In print, the bands of dyed cloth are white. */
const DYES = `@media screen{${dyesCss()}}`;

const processor = postcss([tailwind({ base: fileURLToPath(STYLES), optimize: { minify: true } })]);

/**
 * Compiles and writes the stylesheets.
 * @param fontFaces - `@font-face` rules with URLs from the site's root
 */
export async function buildStyles(outDir: string, fontFaces: string) {
	const [critical, main, paper] = await Promise.all([
		compiled("critical.css", `${fontFaces}\n${TOKENS}\n${DYES}\n`),
		compiled("main.css"),
		compiled("paper/paper.css"),
	]);
	return {
		criticalStyle: withoutBanner(critical),
		stylesheet: await writeHashed(outDir, "site.css", main),
		paperStylesheet: await writeHashed(outDir, "paper.css", withoutBanner(paper)),
	};
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
