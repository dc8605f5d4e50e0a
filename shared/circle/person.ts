import type { RolePair } from "../quiz/role-query.ts";

export interface Person extends RolePair {
	/** A link has no name, so it may be empty. */
	readonly name: string;
}

export const MOST_PEOPLE = 200;

export const NAME_LENGTH = 40;

/** Control characters, lone surrogates, and marks of direction. */
const UNWANTED = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A name without invisible characters, on one line and at most `NAME_LENGTH` letters long. */
export function cleanName(text: string): string {
	const line = text.replace(/\s/g, " ").replace(UNWANTED, "").replace(/ {2,}/g, " ").trim();
	return [...line].slice(0, NAME_LENGTH).join("").trim();
}
