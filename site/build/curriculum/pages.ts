import { clothColors } from "../../../shared/design/tokens.ts";
import type { ErinsPlacePage } from "../../pages/erins-place/schema.ts";
import { quiltBlock } from "../../quilt/block.ts";
import { colorways } from "../../quilt/colorways.ts";
import { drawBlock } from "../../quilt/drawing.ts";
import { hex } from "../hex.ts";
import { CREAM, LINE, type Sheet, SOFT, type Style } from "./sheet.ts";

const MARGIN = 54;
const BAND = 168;
const BLOCK = 120;
const DYES = ["plum", "indigo", "forest", "madder"] as const;

const title: Style = { font: "display", size: 34, color: CREAM };
const heading: Style = { font: "display", size: 22 };
const name: Style = { font: "display", size: 17 };
const body: Style = { font: "text", size: 10.5, gap: 2.5 };
const small: Style = { font: "text", size: 9.5, gap: 1.6 };
const quiet: Style = { font: "text", size: 9, color: SOFT, gap: 1.5 };
/** Where the footer stands, in points from the lower edge. */
const FOOT = 46;

/** What the curriculum says besides the page's own data. */
export interface Imprint {
	title: string;
	label: string;
	footer: string;
}

/** Page 1: what the curriculum stands on. */
export function principlesPage(
	sheet: Sheet,
	{ principles, head }: ErinsPlacePage,
	imprint: Imprint,
) {
	const { width } = sheet.doc.page;
	const column = { x: MARGIN, width: width - 2 * MARGIN };
	sheet.decorate((doc) => {
		doc.rect(0, 0, width, BAND).fill(hex(clothColors.light.plum));
		block(doc, width - MARGIN - BLOCK, (BAND - BLOCK) / 2, BLOCK);
	});
	const words = { x: MARGIN, width: width - 2 * MARGIN - BLOCK - 40 };
	let y = sheet.text(
		"P",
		imprint.label,
		{ ...small, font: "strong", color: CREAM },
		{ ...words, y: 34 },
	);
	y = sheet.text("H1", imprint.title, title, { ...words, y: y + 2 });
	sheet.text("P", head.lead, { ...small, color: CREAM }, { ...words, y: y + 8 });
	y = sheet.text("H2", principles.title, heading, { ...column, y: BAND + 26 });
	y = sheet.text("P", principles.lead, { ...body, color: SOFT }, { ...column, y: y + 4 });
	principles.items.forEach((principle, index) => {
		y = rule(sheet, y + 13, column.x, column.width);
		const top = y + 12;
		const dye = hex(clothColors.light[DYES[index % DYES.length] ?? "plum"]);
		sheet.decorate((doc) => {
			doc.font("display").fontSize(62).fillColor(dye);
			doc.text(principle.name.slice(0, 1), column.x, top - 14, { lineBreak: false });
		});
		const beside = { x: column.x + 76, width: column.width - 76 };
		y = sheet.text("H3", principle.name, { ...name, color: dye }, { ...beside, y: top });
		y = sheet.text("P", principle.meaning, body, { ...beside, y: y + 2 });
		y = sheet.list(principle.practices, { ...body, color: SOFT }, { ...beside, y: y + 4 });
	});
	demandRoom(sheet, y, "The four principles");
	footer(sheet, imprint.footer, 1);
}

/** Page 2: five days, three activities each. */
export function weekPage(sheet: Sheet, { week }: ErinsPlacePage, imprint: Imprint) {
	sheet.doc.addPage();
	const { width } = sheet.doc.page;
	const column = { x: MARGIN, width: width - 2 * MARGIN };
	let y = sheet.text("H2", week.title, heading, { ...column, y: 42 });
	y = sheet.text("P", week.thread, body, { ...column, y: y + 4 });
	const beside = { x: column.x + 120, width: column.width - 120 };
	for (const { day, title, principle, ...parts } of week.days) {
		y = rule(sheet, y + 8, column.x, column.width) + 8;
		const left = { x: column.x, width: 104 };
		const below = sheet.text("H3", day, name, { ...left, y: y - 2 });
		sheet.text("P", principle, quiet, { ...left, y: below + 1 });
		y = sheet.text("P", title, { ...small, font: "strong", size: 11 }, { ...beside, y });
		for (const part of ["morning", "midday", "afternoon"] as const) {
			y = sheet.labeled(week.parts[part], parts[part], small, { ...beside, y: y + 3 }, 62);
		}
	}
	y = rule(sheet, y + 8, column.x, column.width) + 9;
	y = sheet.text("P", week.note, { ...body, size: 10 }, { ...column, y });
	demandRoom(sheet, y, "The sample week");
	footer(sheet, imprint.footer, 2);
}

/** @throws RangeError when what has been written so far runs into the footer */
function demandRoom(sheet: Sheet, y: number, what: string): void {
	const over = Math.ceil(y - (sheet.doc.page.height - FOOT - 6));
	if (over > 0) {
		throw new RangeError(
			`${what} needs ${over} points more than its page of the sample curriculum has: shorten its text in site/_data/pages/erins-place.json`,
		);
	}
}

/** @returns y of the rule */
function rule(sheet: Sheet, y: number, x: number, width: number): number {
	sheet.decorate((doc) => {
		doc
			.lineWidth(0.75)
			.moveTo(x, y)
			.lineTo(x + width, y)
			.stroke(LINE);
	});
	return y;
}

function block(doc: PDFKit.PDFDocument, x: number, y: number, side: number): void {
	const [, , colorway] = colorways;
	const quilt = quiltBlock("erins-place", {
		pattern: "drunkardsPath",
		quarterTurns: 0,
		...(colorway && { colorway }),
	});
	doc.translate(x, y).scale(side / quilt.size);
	for (const { color, path } of drawBlock(quilt).shapes) {
		doc.path(path).fill(hex(clothColors.light[color]));
	}
}

/** On every page, and no part of what the document says. */
function footer(sheet: Sheet, text: string, page: number): void {
	const { width, height } = sheet.doc.page;
	sheet.decorate((doc) => {
		const y = height - FOOT;
		doc.font("text").fontSize(9).fillColor(SOFT);
		doc.text(text, MARGIN, y, { lineBreak: false });
		doc.text(`${page} of 2`, width - MARGIN - 60, y, {
			width: 60,
			align: "right",
			lineBreak: false,
		});
	});
}
