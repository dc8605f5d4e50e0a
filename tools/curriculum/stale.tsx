import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { extractText } from "unpdf";
import { siteSchema } from "../../shared/content/site-schema.ts";
import { schema as pageSchema } from "../../site/pages/erins-place/schema.ts";
import { ROOT } from "../say.js";
import { Curriculum } from "./Curriculum.tsx";

/** Where the printed curriculum is kept. The build copies the folder. */
export const CURRICULUM_FILE = join(ROOT, "site/downloads/erins-place-sample-curriculum.pdf");

/** The content that the sample curriculum is printed from. */
export function readCurriculum() {
	const json = (file: string): unknown =>
		JSON.parse(readFileSync(join(ROOT, "site/_data", file), "utf8"));
	return {
		copy: pageSchema.parse(json("pages/erins-place.json")),
		site: siteSchema.parse(json("site.json")),
	};
}

/** Whether a printed sample curriculum says something else than its content says now. */
export async function isStale(pdf: Uint8Array, content = readCurriculum()): Promise<boolean> {
	const html = renderToStaticMarkup(<Curriculum {...content} fontFaces="" />);
	const { text } = await extractText(pdf, { mergePages: true });
	const body = html.slice(html.indexOf("<body>")).replace(/<[^>]*>/g, " ");
	return sortedLetters(text) !== sortedLetters(body);
}

/** The letters and digits of a text, sorted: the order of columns is the PDF's own. */
function sortedLetters(text: string): string {
	return [...text.replace(/&#x27;|&amp;/g, "").replace(/[^\p{L}\p{N}]/gu, "")].sort().join("");
}
