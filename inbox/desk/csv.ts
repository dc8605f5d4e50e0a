/** Excel takes a CSV file for UTF-8 only with this mark. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Characters that start a formula, at the start of a cell, of a line in it, or after a semicolon, which divides cells in
 * some locales (CSV injection).
 */
const FORMULA = /(?<=^|[\n\t;])(?=[=+\-@\t＝＋－＠])/g;

/** The header row, after the byte order mark. */
export function csvHead(names: readonly string[]): string {
	return BYTE_ORDER_MARK + csvRow(names);
}

/** A row with every cell quoted and formulas escaped. */
export function csvRow(cells: readonly string[]): string {
	return `${cells.map(csvCell).join()}\r\n`;
}

function csvCell(text: string): string {
	const lines = text.replaceAll(/\r\n?/g, "\n");
	return `"${lines.replaceAll(FORMULA, "'").replaceAll('"', '""')}"`;
}
