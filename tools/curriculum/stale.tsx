import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { extractText } from "unpdf";
import { siteSchema } from "../../shared/content/site-schema.ts";
import { schema as pageSchema } from "../../site/pages/erins-place/schema.ts";
import { ROOT } from "../say.js";
import { Curriculum } from "./Curriculum.tsx";

/** The path of the PDF, in a folder that the build copies. */
export const CURRICULUM_FILE = join(ROOT, "site/downloads/erins-place-sample-curriculum.pdf");

export function readCurriculum() {
	const json = (file: string): unknown =>
		JSON.parse(readFileSync(join(ROOT, "site/_data", file), "utf8"));
	return {
		copy: pageSchema.parse(json("pages/erins-place.json")),
		site: siteSchema.parse(json("site.json")),
	};
}

/** Whether the text of the PDF differs from the current content. */
export async function isStale(pdf: Uint8Array, content = readCurriculum()): Promise<boolean> {
	const html = renderToStaticMarkup(<Curriculum {...content} fontFaces="" />);
	const { text } = await extractText(pdf, { mergePages: true });
	const body = html.slice(html.indexOf("<body>")).replace(/<[^>]*>/g, " ");
	return sortedLetters(text) !== sortedLetters(body);
}

/** Sorts a text's letters for the comparison, because columns of a PDF are extracted in another order. */
function sortedLetters(text: string): string {
	return [...text.replace(/&#x27;|&amp;/g, "").replace(/[^\p{L}\p{N}]/gu, "")].sort().join("");
}
