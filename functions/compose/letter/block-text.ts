import { type Block, type Detail, textOf, WIDTH, wrapped } from "../../../shared/letter.ts";

/** A block as the text part has it. */
export function blockText(block: Block): string {
	return block.kind === "details" ? detailsText(block.details) : textOf(block);
}

/** An answer of one line stands beside its label, a longer one beneath, with an empty line around both. */
function detailsText(details: readonly Detail[]): string {
	let text = "";
	let wasLong = false;
	for (const { label, value } of details) {
		const title = label.endsWith("?") ? label : `${label}:`;
		const line = `${title} ${value}`;
		const isLong = line.length > WIDTH || value.includes("\n");
		if (text) text += wasLong || isLong ? "\n\n" : "\n";
		text += isLong ? `${title}\n${wrapped(value, "  ")}` : line;
		wasLong = isLong;
	}
	return text;
}
