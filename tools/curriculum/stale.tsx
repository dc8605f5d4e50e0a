import { renderToStaticMarkup } from "react-dom/server";
import { extractText } from "unpdf";
import { Curriculum } from "./Curriculum.tsx";
import { readCurriculum } from "./read.ts";

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
