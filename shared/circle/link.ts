import { ROLE_KEYS } from "../quiz/keys.ts";
import { cleanName, MOST_PEOPLE, NAME_LENGTH, type Person } from "./person.ts";

export type ReadCircle =
	/** The fragment is not that of a circle. */
	| { readonly kind: "none" }
	/** It is one of another version, cut short or changed. */
	| { readonly kind: "broken" }
	| { readonly kind: "circle"; readonly people: readonly Person[] };

/** The version of the format. */
const VERSION = "v1.";
/** A letter has at most four bytes in UTF-8, a person two bytes besides, and base64 makes four letters of three bytes. */
const LONGEST = Math.ceil(((MOST_PEOPLE * (NAME_LENGTH * 4 + 2) + 3) * 4) / 3);

/**
 * A circle as the fragment of an address, without `#`: how many people, then for each a byte for the two roles, the
 * length of the name and the name, then a checksum; as base64 for addresses.
 * @param people - with names as `cleanName` gives them, at most `MOST_PEOPLE`
 */
export function circleFragment(people: readonly Person[]): string {
	const bytes = [people.length, ...people.flatMap(bytesOf)];
	return VERSION + toBase64([...bytes, ...checksum(bytes)]);
}

/**
 * The circle in the fragment of an address. Whatever it holds, nothing is thrown.
 * @param fragment - with or without `#`
 */
export function readCircle(fragment: string): ReadCircle {
	const text = fragment.replace(/^#/, "");
	if (!/^v\d/.test(text)) return { kind: "none" };
	try {
		const people = decode(text.slice(VERSION.length));
		// Writing the same people must give the same text. This finds any letter that was changed or added.
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

/** @returns nobody where the text is no circle */
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

/** Two bytes that tell whether a letter was lost or changed on the way. */
function checksum(bytes: readonly number[]): [number, number] {
	let sum = 1;
	let sums = 0;
	for (const byte of bytes) {
		sum = (sum + byte) % 251;
		sums = (sums + sum) % 251;
	}
	return [sums, sum];
}

/** Without the three signs of base64 that mean something in an address. */
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
