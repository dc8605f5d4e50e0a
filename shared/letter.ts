/* A mail before it is printed as text or HTML. Both print the same blocks, so neither says what the other doesn't. */
import type { Language } from "./language.ts";
import type { RoleKey } from "./quiz/keys.ts";

export interface Letter<Kind = Block> {
	/** English by default. */
	readonly language?: Language;
	readonly subject: string;
	/** The preview text beside the subject. */
	readonly preview: string;
	readonly blocks: readonly Kind[];
	readonly footer: readonly Kind[];
}

/** What a letter to a visitor is made of. */
export type VisitorBlock =
	| Title
	| { readonly kind: "heading"; readonly text: string }
	| { readonly kind: "subheading"; readonly text: string }
	| { readonly kind: "text"; readonly text: string }
	| { readonly kind: "list"; readonly items: readonly string[] }
	| { readonly kind: "links"; readonly links: readonly LetterLink[] }
	/** The first is the main action. */
	| { readonly kind: "buttons"; readonly links: readonly LetterLink[] };

export type Block =
	| VisitorBlock
	| { readonly kind: "details"; readonly details: readonly Detail[] };

interface Title {
	readonly kind: "title";
	readonly text: string;
	/** What the title names, such as "Your liberation role". */
	readonly above?: string;
	readonly below?: string;
	/** Colors the title, and shows the quilt block. */
	readonly block?: Picture & { readonly role: RoleKey };
}

interface Picture {
	/** A full address. */
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
	/** A full address. */
	readonly url: string;
	readonly text?: string;
}

/** The longest line of the text part, addresses apart. */
export const WIDTH = 72;

/**
 * The text part: headings are underlined, and addresses stand on separate lines.
 * @param print - prints a block
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

/** Breaks long lines between words, and keeps the breaks that are there. */
export function wrapped(text: string, indent = ""): string {
	return text
		.split("\n")
		.map((line) => {
			const lines = [""];
			for (const word of line.split(" ")) {
				const last = lines.at(-1) ?? "";
				const longer = last ? `${last} ${word}` : word;
				if (last && indent.length + longer.length > WIDTH) lines.push(word);
				else lines.splice(-1, 1, longer);
			}
			return lines.map((each) => (each ? indent + each : "")).join("\n");
		})
		.join("\n");
}
