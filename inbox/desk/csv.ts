/** Excel recognizes a CSV file as UTF-8 only by the byte order mark. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What precedes a formula (CSV injection): where a cell begins in any program, then quotes and what is invisible. */
const BEFORE_FORMULA =
	/(?:^|[\n\t;])(?:["\p{Z}\p{DI}\u2800]|(?![\n\t])\p{C})*(?=[=+\-@＝＋－＠])/gu;

/** Returns the header row, preceded by the byte order mark. */
export function csvHead(names: readonly string[]): string {
	return BYTE_ORDER_MARK + csvRow(names);
}

/** Formats a CSV row: quotes every cell and escapes formulas. */
export function csvRow(cells: readonly string[]): string {
	return `${cells.map(csvCell).join()}\r\n`;
}

function csvCell(text: string): string {
	const lines = text.replaceAll(/\r\n?/g, "\n");
	return `"${lines.replaceAll(BEFORE_FORMULA, "$&'").replaceAll('"', '""')}"`;
}
