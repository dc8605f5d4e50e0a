import { ROLE_KEYS } from "../quiz/keys.ts";
import { cleanName, MOST_PEOPLE, NAME_LENGTH, type Person } from "./person.ts";

export type ReadCircle =
	/** The fragment doesn't encode a circle. */
	| { readonly kind: "none" }
	/** The fragment has an unknown version, was truncated or was changed. */
	| { readonly kind: "broken" }
	| { readonly kind: "circle"; readonly people: readonly Person[] };

const VERSION = "v1.";
/**
 * The maximum length of a fragment after its version. A character of a name has at most four bytes in UTF-8, a person
 * two more bytes, and a circle three more; base64 encodes three bytes as four characters.
 */
const LONGEST = Math.ceil(((MOST_PEOPLE * (NAME_LENGTH * 4 + 2) + 3) * 4) / 3);

/**
 * Encodes a circle as a URL fragment, without `#`. The bytes, in base64url: the number of people; for each person a
 * byte for both roles, the length of the name and the name; then a checksum.
 * @param people - at most `MOST_PEOPLE`, with names from `cleanName`
 */
export function circleFragment(people: readonly Person[]): string {
	const bytes = [people.length, ...people.flatMap(bytesOf)];
	return VERSION + toBase64([...bytes, ...checksum(bytes)]);
}

/** Decodes the circle in a URL fragment, with or without `#`. Never throws. */
export function readCircle(fragment: string): ReadCircle {
	const text = fragment.replace(/^#/, "");
	if (!/^v\d/.test(text)) return { kind: "none" };
	try {
		const people = decode(text.slice(VERSION.length));
		// A round trip detects any changed character: encoding again must give the same text.
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

function checksum(bytes: readonly number[]): [number, number] {
	let sum = 1;
	let sums = 0;
	for (const byte of bytes) {
		sum = (sum + byte) % 251;
		sums = (sums + sum) % 251;
	}
	return [sums, sum];
}

/** Encodes bytes as base64url without padding. */
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
