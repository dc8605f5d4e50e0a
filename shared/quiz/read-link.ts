import { isWithin } from "../edit-distance.ts";
import { PILLAR_KEYS, type PillarKey, ROLE_KEYS, type RoleKey } from "./keys.ts";
import type { RolePair } from "./result.ts";

/*
 * The grammar of a link. `?`, `&` and `;` separate parameters. The first `=` separates a name from its value; without a
 * `=`, the first `:` does. Commas separate the keys of a value. Names and keys are compared by their letters and digits
 * alone, so case, spaces, line breaks, quotes, brackets and Markdown's escapes don't count.
 */

/** What a result link names. */
export interface LinkedRoles extends RolePair {
	/** Undefined if the link names no valid pillars. */
	readonly pillars: readonly [PillarKey, PillarKey] | undefined;
	/** Whether a part of the link is unreadable, because the link was truncated or changed. */
	readonly isCut: boolean;
}

export interface Parameter {
	readonly name: string;
	/** The decoded value; "" if there is none. */
	readonly value: string;
	/** The decoded parameter. */
	readonly text: string;
}

/** The maximum length of a link in characters: most servers refuse longer ones. */
const LONGEST_LINK = 8_000;
/** The maximum length of a name or key with what surrounds it: short enough to normalize any run of combining marks. */
const LONGEST_WORD = 200;
/** The maximum number of encodings on top of each other: a link in a link in a link. */
const MOST_LAYERS = 8;

const NAMES = ["role", "secondary", "pillars"];

const split = (text: string) => text.split(/[?&;]/);

/** The letters and digits of a name or key, in lower case. */
function plain(text: string): string {
	if (text.length > LONGEST_WORD) return text;
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, "");
}

/** Decodes one layer of percent-encoding. Unlike `decodeURIComponent`, it also accepts invalid UTF-8. */
function decoded(text: string): string {
	const decode = (bytes: string) => `${new URLSearchParams(`=${bytes}`).get("")}`;
	return text.replace(/(?:%[\da-f]{2})+/gi, decode);
}

/** Decodes every layer. */
function plainText(text: string, layers = MOST_LAYERS): string {
	const inner = decoded(text);
	return layers && inner !== text ? plainText(inner, layers - 1) : inner;
}

function parameterIn(part: string): Parameter {
	const text = plainText(part);
	const at = text.search(text.includes("=") ? "=" : ":");
	return at < 0
		? { name: plain(text), value: "", text }
		: { name: plain(text.slice(0, at)), value: text.slice(at + 1), text };
}

/**
 * Splits a link into its parameters. If none has one of the names, the links inside the link are split, such as the one
 * that a mail program's link protection wraps. Parameters of different links are never mixed.
 * @param link - a URL or its query string
 * @param names - the exact names that are looked for, in lower-case letters and digits
 */
export function parametersIn(
	link: string,
	names: readonly string[],
	layers = MOST_LAYERS,
): Parameter[] {
	if (link.length > LONGEST_LINK) return [];
	const isWanted = ({ name }: Parameter) => names.includes(name);
	// JSON writes `&` as `\u0026`.
	const parts = split(link.replace(/\\(?:u00|x)([\da-f]{2})/gi, (_, code) => decoded(`%${code}`)));
	const parameters = parts.map(parameterIn);
	const inner = parts.filter((part) => plainText(part).includes("?"));
	if (!parameters.some(isWanted) && inner.length > 0 && layers > 0)
		return parametersIn(inner.map(decoded).join("&"), names, layers - 1);
	// The separators behind a value may be encoded although those before its name aren't.
	return parameters.flatMap((each) => (isWanted(each) ? split(each.text).map(parameterIn) : each));
}

/**
 * Finds the keys that a parameter names. A repeated parameter must repeat its value.
 * @param keys - the valid keys: lower-case letters and digits, with hyphens or underscores
 * @param count - the required number of keys
 * @returns undefined if the parameter is missing; an empty list if its value isn't exactly `count` valid keys
 */
function keysOf<Key extends string>(
	parameters: readonly Parameter[],
	name: string,
	keys: readonly Key[],
	count = 1,
): readonly Key[] | undefined {
	const [first, ...others] = parameters
		.filter((each) => each.name === plain(name))
		.map(({ value }) => {
			// A fragment isn't part of the value. Quoted-printable writes `=` as `=3D`.
			const words = value.replace(/#.*/s, "").split(/[,，]/).map(plain).filter(Boolean);
			const named = words.map((word) =>
				keys.find((key) => [word, word.replace(/^(?:3d)+/, "")].includes(plain(key))),
			);
			const known = [...new Set(named)].filter((key) => key !== undefined);
			return known.length === count && !named.includes(undefined) ? known : [];
		});
	return others.some((other) => `${other}` !== `${first}`) ? [] : first;
}

/**
 * Finds the key in a link's parameter, as `keysOf` reads it.
 * @param link - a URL or its query string
 */
export function keysIn<Key extends string>(
	link: string,
	name: string,
	keys: readonly Key[],
): readonly Key[] | undefined {
	return keysOf(parametersIn(link, [plain(name)]), name, keys);
}

/** Whether a parameter was probably one of a result link before the link was truncated or changed. */
function isNear({ name, value, text }: Parameter): boolean {
	if (NAMES.includes(name)) return false;
	// Our parameters have values, and so have those that other programs add. Entities such as `&amp;` are shorter.
	if (name.length > 4 && !/[=:/]/.test(text)) return true;
	// A `=` in a name makes a part of the name a value; without its `=`, a value is a part of the name.
	const joined = plain(text.replace(/[=:][^=:]*$/, ""));
	return (
		NAMES.some(
			(ours) =>
				joined === ours ||
				name.startsWith(ours) ||
				(ours.startsWith(name) && name.length > (value ? 2 : 0)) ||
				isWithin(Math.floor(ours.length / 3), name || joined, ours),
		) ||
		// Nothing else has such values.
		PILLAR_KEYS.some((pillar) => plain(value).includes(plain(pillar)))
	);
}

/** Finds the roles and pillars in a link; undefined if there is no valid primary role. */
export function rolesIn(link: string): LinkedRoles | undefined {
	const parameters = parametersIn(link, NAMES);
	const [primary] = keysOf(parameters, "role", ROLE_KEYS) ?? [];
	if (!primary) return undefined;
	const second = keysOf(parameters, "secondary", ROLE_KEYS);
	const pillars = keysOf(parameters, "pillars", PILLAR_KEYS, 2);
	const [one, other] = pillars ?? [];
	return {
		primary,
		secondary: second?.find((role) => role !== primary) ?? null,
		pillars: one && other && [one, other],
		isCut:
			`${second}` === "" ||
			`${pillars}` === "" ||
			// A separator without a parameter behind it, a broken escape, or an ellipsis.
			plain(link.slice(link.lastIndexOf("&") + 1)) === "" ||
			/%(?![\da-f]{2})/i.test(link) ||
			/…|\.{3}/.test(plainText(link)) ||
			parameters.some(isNear),
	};
}

/** Whether a link has a parameter of result links, readable or not, or is too long to tell. */
export function isResultLink(link: string): boolean {
	return (
		link.length > LONGEST_LINK || parametersIn(link, NAMES).some(({ name }) => NAMES.includes(name))
	);
}

export function roleNamed(text: string): RoleKey | undefined {
	return keysIn(`role=${text}`, "role", ROLE_KEYS)?.[0];
}
