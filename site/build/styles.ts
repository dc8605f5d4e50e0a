import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { tokensCss } from "../../shared/design/tokens.ts";
import { writeHashed } from "./hashed.ts";

const ENTRY = fileURLToPath(new URL("../styles/site.css", import.meta.url));

const TOKENS = tokensCss(
	{
		base: ":root",
		auto: ":root:not([data-theme=light])",
		dark: ":root[data-theme=dark]",
	},
	{ withCloth: true },
);

/**
 * Builds the site's stylesheet: the tokens, the faces of the fonts and site/styles, with the
 * Tailwind utilities that the site's sources use.
 * @param fontFaces - `@font-face` rules, with addresses relative to the stylesheet
 * @returns its path from the site's root
 */
export async function buildStyles(outDir: string, fontFaces: string): Promise<string> {
	const base = dirname(ENTRY);
	const compiler = await compile(await readFile(ENTRY, "utf8"), {
		base,
		// Eleventy watches the folder as a whole.
		onDependency: () => undefined,
	});
	const candidates = new Scanner({ sources: scannedSources(compiler) }).scan();
	// Scanning order depends on the file system; the output must not.
	const css = compiler.build(candidates.sort());
	const { code } = optimize(`${fontFaces}\n${TOKENS}\n${css}`, { minify: true });
	return writeHashed(outDir, "site.css", code);
}

/** Where utilities are looked for: what `source()` names in the entry, and every `@source`. */
function scannedSources({ root, sources }: Awaited<ReturnType<typeof compile>>) {
	return typeof root === "object" && root ? [{ ...root, negated: false }, ...sources] : sources;
}
