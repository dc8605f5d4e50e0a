/** A mark by which spreadsheets know that a file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * What a spreadsheet would take for a formula begins with one of these: in a cell, in a line of a cell, or behind
 * what divides cells in some countries.
 */
const FORMULA = /(?<=^|[\n\t;])(?=[=+\-@\t＝＋－＠])/g;

/** The first line of a table, with the mark that spreadsheets look for. */
export function csvHead(names: readonly string[]): string {
	return BYTE_ORDER_MARK + csvRow(names);
}

/** One line of a table: every cell in quotation marks, and none of them a formula. */
export function csvRow(cells: readonly string[]): string {
	return `${cells.map(csvCell).join()}\r\n`;
}

function csvCell(text: string): string {
	const lines = text.replaceAll(/\r\n?/g, "\n");
	return `"${lines.replaceAll(FORMULA, "'").replaceAll('"', '""')}"`;
}
