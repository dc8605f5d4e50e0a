/*
 * A mail as a list of blocks. The text part and the HTML part are rendered from the same blocks, so their content is
 * equal.
 */
import type { Language } from "./language.ts";
import type { RoleKey } from "./quiz/keys.ts";

export interface Letter {
	/** The default is English. */
	readonly language?: Language;
	readonly subject: string;
	/** The preview text beside the subject. */
	readonly preview: string;
	readonly blocks: readonly Block[];
	readonly footer: readonly Block[];
}

export type Block =
	| Title
	| { readonly kind: "heading"; readonly text: string }
	| { readonly kind: "subheading"; readonly text: string }
	| { readonly kind: "text"; readonly text: string }
	| { readonly kind: "list"; readonly items: readonly string[] }
	| { readonly kind: "links"; readonly links: readonly LetterLink[] }
	/** The first link is the main action. */
	| { readonly kind: "buttons"; readonly links: readonly LetterLink[] }
	| { readonly kind: "details"; readonly details: readonly Detail[] };

interface Title {
	readonly kind: "title";
	readonly text: string;
	/** The line above the title, such as "Your liberation role". */
	readonly above?: string;
	readonly below?: string;
	/** The role that colors the title, and the picture of its quilt block. */
	readonly block?: {
		readonly role: RoleKey;
		/** An absolute URL. */
		readonly url: string;
		readonly alt: string;
	};
}

/** A label with its answer. */
export interface Detail {
	readonly label: string;
	readonly value: string;
}

export interface LetterLink {
	readonly label: string;
	/** An absolute URL. */
	readonly url: string;
	readonly text?: string;
}

/** The maximum line length of the text part; URLs may be longer. */
const WIDTH = 72;

/** Renders the text part: headings are underlined, and URLs are on separate lines. */
export function printText({ blocks, footer }: Letter): string {
	return [...blocks.map(textOf), "-- ", ...footer.map(textOf)].join("\n\n");
}

function textOf(block: Block): string {
	switch (block.kind) {
		case "title": {
			const { above, text, below } = block;
			const parts = [above && `${above}:`, underlined(text, "="), below && wrapped(below)];
			return parts.filter(Boolean).join("\n\n");
		}
		case "heading":
			return `\n${underlined(block.text, "-")}`;
		case "subheading":
		case "text":
			return wrapped(block.text);
		case "list":
			return block.items.map((item) => wrapped(item, "  ").replace(" ", "-")).join("\n");
		case "links":
		case "buttons":
			return block.links
				.map(({ label, text, url }) =>
					[label, text && wrapped(text), url].filter(Boolean).join("\n"),
				)
				.join("\n\n");
		case "details":
			return detailsText(block.details);
	}
}

/** Renders details as plain text: a one-line answer follows its label, a longer one is indented below the label. */
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

function underlined(text: string, line: string): string {
	return `${text}\n${line.repeat(Math.min(text.length, WIDTH))}`;
}

/** Wraps long lines between words, and keeps existing line breaks. */
function wrapped(text: string, indent = ""): string {
	return text
		.split("\n")
		.flatMap((line) => linesOf(line, (part) => indent.length + part.length <= WIDTH))
		.map((line) => (line ? indent + line : ""))
		.join("\n");
}

/** Wraps a line between words. @param fits - whether a part of it fits into a line */
export function linesOf(line: string, fits: (part: string) => boolean): string[] {
	const lines = [""];
	for (const word of line.split(" ")) {
		const last = lines.at(-1) ?? "";
		const longer = last ? `${last} ${word}` : word;
		if (last && !fits(longer)) lines.push(word);
		else lines.splice(-1, 1, longer);
	}
	return lines;
}
