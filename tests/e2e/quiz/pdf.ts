import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";

/** As browsers leave it free when they print by default, in inches. */
const MARGIN = 0.4;
const POINTS_PER_INCH = 72;
const PIXELS_PER_INCH = 96;

export const PAPERS = ["A4", "Letter"] as const;

export type Paper = (typeof PAPERS)[number];

/** Inches across. */
const WIDTHS: Record<Paper, number> = { A4: 8.27, Letter: 8.5 };

export interface Printed {
	readonly pages: number;
	/** All of its text without spaces and line ends, which paper sets as it likes. */
	readonly text: string;
	/** Text that lies, or reaches, outside of the margins. */
	readonly clipped: readonly string[];
}

/** What Chromium's "Save as PDF" makes of a page. */
export async function print(page: Page, format: Paper): Promise<Printed> {
	const edge = `${MARGIN}in`;
	const margin = { top: edge, right: edge, bottom: edge, left: edge };
	const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format, margin })));
	const clipped: string[] = [];
	let text = "";
	for (let number = 1; number <= pdf.numPages; number++) {
		const sheet = await pdf.getPage(number);
		const [, , right = 0, top = 0] = sheet.view;
		for (const item of (await sheet.getTextContent()).items) {
			if (!("str" in item)) continue;
			text += item.str;
			const [, , , , x, y] = item.transform;
			const fits = within(x, x + item.width, right) && within(y, y + item.height, top);
			if (!fits && item.str.trim()) clipped.push(item.str);
		}
	}
	return { pages: pdf.numPages, text: packed(text), clipped };
}

export function packed(text: string): string {
	return text.replace(/\s+/g, "");
}

/** The width that a page has on this paper, in CSS pixels. */
export function paperWidth(paper: Paper): number {
	return Math.floor((WIDTHS[paper] - 2 * MARGIN) * PIXELS_PER_INCH);
}

/** Whether it keeps the margin, which browsers round to whole pixels. */
function within(from: number, to: number, end: number): boolean {
	const edge = MARGIN * POINTS_PER_INCH - 2;
	return from >= edge && to <= end - edge;
}
