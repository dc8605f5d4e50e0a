import { ROLE_KEYS } from "../quiz/keys.ts";
import { cleanName, MOST_PEOPLE, NAME_LENGTH, type Person } from "./person.ts";

export type ReadCircle =
	/** The fragment isn't a circle's. */
	| { readonly kind: "none" }
	/** It has another version, was cut short or changed. */
	| { readonly kind: "broken" }
	| { readonly kind: "circle"; readonly people: readonly Person[] };

const VERSION = "v1.";
/** A character takes at most four bytes in UTF-8, a person two more; base64 writes three bytes in four letters. */
const LONGEST = Math.ceil(((MOST_PEOPLE * (NAME_LENGTH * 4 + 2) + 3) * 4) / 3);

/**
 * A circle as a fragment, without `#`: the number of people, for each a byte for both roles, the length of the name and
 * the name, then a checksum; in base64url.
 * @param people - with names from `cleanName`, at most `MOST_PEOPLE`
 */
export function circleFragment(people: readonly Person[]): string {
	const bytes = [people.length, ...people.flatMap(bytesOf)];
	return VERSION + toBase64([...bytes, ...checksum(bytes)]);
}

/** Reads the circle in a fragment, with or without `#`. Never throws. */
export function readCircle(fragment: string): ReadCircle {
	const text = fragment.replace(/^#/, "");
	if (!/^v\d/.test(text)) return { kind: "none" };
	try {
		const people = decode(text.slice(VERSION.length));
		// Encoding again must give the same text, which finds any changed letter.
		const isWhole = people.length > 0 && circleFragment(people) === text;
		return isWhole ? { kind: "circle", people } : { kind: "broken" };
	} catch {
		return { kind: "broken" };
	}
}

function bytesOf({ name, primary, secondary }: Person): number[] {
	const letters = new TextEncoder().encode(name);
	const second = secondary ? ROLE_KEYS.indexOf(secondary) + 1 : 0;
	return [ROLE_KEYS.indexOf(primary) * 11 + second, letters.length, ...letters];
}

function decode(text: string): Person[] {
	if (text.length > LONGEST) return [];
	const bytes = fromBase64(text);
	const count = bytes[0] ?? 0;
	if (count > MOST_PEOPLE) return [];
	const people: Person[] = [];
	let at = 1;
	while (people.length < count) {
		const roles = bytes[at] ?? Number.NaN;
		const end = at + 2 + (bytes[at + 1] ?? Number.NaN);
		const primary = ROLE_KEYS[Math.floor(roles / 11)];
		const secondary = ROLE_KEYS[(roles % 11) - 1] ?? null;
		if (!primary || primary === secondary || !(end <= bytes.length)) return [];
		const name = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(at + 2, end));
		people.push({ name: cleanName(name), primary, secondary });
		at = end;
	}
	return people;
}

/** A Fletcher checksum. */
function checksum(bytes: readonly number[]): [number, number] {
	let sum = 1;
	let sums = 0;
	for (const byte of bytes) {
		sum = (sum + byte) % 251;
		sums = (sums + sum) % 251;
	}
	return [sums, sum];
}

/** base64url, without padding. */
function toBase64(bytes: readonly number[]): string {
	const text = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""));
	return text
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replace(/={1,2}$/, "");
}

function fromBase64(text: string): Uint8Array {
	const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
	return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
