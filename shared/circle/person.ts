import type { RolePair } from "../quiz/role-query.ts";

/** Someone in a circle. */
export interface Person extends RolePair {
	/** May be empty: a link doesn't say whose result it is. */
	readonly name: string;
}

/** The most people in a circle. */
export const MOST_PEOPLE = 200;

/** The most letters in a name. */
export const NAME_LENGTH = 40;

/** Line ends and other controls, marks that turn the direction of text, and halves of a character. */
const UNWANTED = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A name without invisible characters, on one line and at most `NAME_LENGTH` letters long. */
export function cleanName(text: string): string {
	const line = text.replace(/\s/g, " ").replace(UNWANTED, "").replace(/ {2,}/g, " ").trim();
	return [...line].slice(0, NAME_LENGTH).join("").trim();
}
