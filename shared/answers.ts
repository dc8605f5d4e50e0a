import { withoutMarks } from "./address.ts";

/* Validation rules of form answers, shared by browsers and the server. */

/** Matches a number with or without thousands separators, and with up to two decimals. */
const NUMBER = /^(\d{1,3}(?:([,.'’ ])\d{3}(?:\2\d{3})*)|\d{1,12})(?:([.,])(\d{1,2}))?$/;

export interface NumberRule {
	readonly min: number;
	readonly step: number;
	readonly unit?: string | undefined;
}

/** A larger number is treated as a typo. */
const LARGEST_NUMBER = 1_000_000_000;

/**
 * Parses a number written as `25`, `$25`, `1,210`, `25.5` or `1.210,50`.
 * @returns the normalized number, such as "1210.50"; "" if the text is ambiguous, such as `1.210`, or breaks the rule
 */
export function numberIn(text: string, { min, step, unit = "" }: NumberRule): string {
	const plain = withoutMarks(text.normalize("NFKC"));
	const units = unit === "$" ? ["US$", "USD", "$"] : [unit];
	const before = units.find((name) => plain.startsWith(name)) ?? "";
	const behind = units.find((name) => plain.endsWith(name)) ?? "";
	const bare = plain.slice(before.length, plain.length - (before ? 0 : behind.length)).trim();
	const [, whole = "", group, point, decimals] = NUMBER.exec(bare) ?? [];
	if (group && (group === point || (group === "." && !point))) return "";
	const digits = whole.replace(/\D/g, "") + (decimals ? `.${decimals}` : "");
	const steps = (Number(digits) - min) / step;
	const isStep = Math.abs(steps - Math.round(steps)) < 1e-6;
	return digits && steps >= 0 && Number(digits) <= LARGEST_NUMBER && isStep ? digits : "";
}
