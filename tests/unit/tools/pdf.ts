import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;
type Tag = Awaited<ReturnType<Page["getStructTree"]>>;

export function openPdf(file: string): Promise<Pdf> {
	return getDocumentProxy(new Uint8Array(readFileSync(file)));
}

/** The letters and digits of a text, sorted: the order of columns is the PDF's own. */
export function sortedLetters(text: string): string {
	return [...text.replace(/&#x27;|&amp;/g, "").replace(/[^\p{L}\p{N}]/gu, "")].sort().join("");
}

/** The text of markup. */
export function withoutTags(html: string): string {
	return html.replace(/<[^>]*>/g, " ");
}

/** The text of a page, the first being 1. */
export async function textOf(pdf: Pdf, page: number): Promise<string> {
	const { items } = await (await pdf.getPage(page)).getTextContent();
	return items.map((item) => ("str" in item ? item.str : "")).join("");
}

/** The text of all pages. */
export async function wholeText(pdf: Pdf): Promise<string> {
	const pages = Array.from({ length: pdf.numPages }, (_, index) => textOf(pdf, index + 1));
	return (await Promise.all(pages)).join(" ");
}

/** The structure tags of a page, in reading order. */
export async function tagsOf(pdf: Pdf, page: number): Promise<string[]> {
	const collect = ({ role, children }: Tag): string[] => [
		role,
		...children.flatMap((child) => ("role" in child ? collect(child) : [])),
	];
	return collect(await (await pdf.getPage(page)).getStructTree());
}
