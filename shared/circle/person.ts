import type { RolePair } from "../quiz/result.ts";

export interface Person extends RolePair {
	/** Empty for a person from a result link, which carries no name. */
	readonly name: string;
}

export const MOST_PEOPLE = 200;

export const NAME_LENGTH = 40;

/** Matches control characters, lone surrogates, zero-width characters and bidirectional formatting characters. */
const UNWANTED = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Makes a name a single line without invisible characters, at most `NAME_LENGTH` characters long. */
export function cleanName(text: string): string {
	const line = text.replace(/\s/g, " ").replace(UNWANTED, "").replace(/ {2,}/g, " ").trim();
	return [...line].slice(0, NAME_LENGTH).join("").trim();
}
