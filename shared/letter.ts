/*
 * A mail as a list of blocks. The text part and the HTML part are rendered from the same blocks, so their content is
 * equal.
 */
import type { Language } from "./language.ts";
import type { RoleKey } from "./quiz/keys.ts";

export interface Letter<Kind = Block> {
	/** The default is English. */
	readonly language?: Language;
	readonly subject: string;
	/** The preview text beside the subject. */
	readonly preview: string;
	readonly blocks: readonly Kind[];
	readonly footer: readonly Kind[];
}

export type VisitorBlock =
	| Title
	| { readonly kind: "heading"; readonly text: string }
	| { readonly kind: "subheading"; readonly text: string }
	| { readonly kind: "text"; readonly text: string }
	| { readonly kind: "list"; readonly items: readonly string[] }
	| { readonly kind: "links"; readonly links: readonly LetterLink[] }
	/** The first link is the main action. */
	| { readonly kind: "buttons"; readonly links: readonly LetterLink[] };

export type Block =
	| VisitorBlock
	| { readonly kind: "details"; readonly details: readonly Detail[] };

interface Title {
	readonly kind: "title";
	readonly text: string;
	/** The line above the title, such as "Your liberation role". */
	readonly above?: string;
	readonly below?: string;
	/** The role that colors the title, and the picture of its quilt block. */
	readonly block?: Picture & { readonly role: RoleKey };
}

interface Picture {
	/** An absolute URL. */
	readonly url: string;
	readonly alt: string;
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
export const WIDTH = 72;

/**
 * Renders the text part: headings are underlined, and URLs are on separate lines.
 * @param print - renders a block
 */
export function printText<Kind>(
	{ blocks, footer }: Letter<Kind>,
	print: (block: Kind) => string,
): string {
	return [...blocks.map(print), "-- ", ...footer.map(print)].join("\n\n");
}

export function textOf(block: VisitorBlock): string {
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
	}
}

function underlined(text: string, line: string): string {
	return `${text}\n${line.repeat(Math.min(text.length, WIDTH))}`;
}

/** Wraps long lines between words, and keeps existing line breaks. */
export function wrapped(text: string, indent = ""): string {
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
