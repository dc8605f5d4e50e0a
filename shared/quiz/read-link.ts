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
	/** The decoded text of the name, with what surrounds it. */
	readonly label: string;
	/** The decoded value; undefined without a `=`. */
	readonly value: string | undefined;
}

/** The maximum length of a link in characters: most servers refuse longer ones. */
const LONGEST_LINK = 8_000;
/** The maximum length of a name or key with what surrounds it. */
const LONGEST_WORD = 200;
/** The maximum number of encodings on top of each other: a link in a link in a link. */
const MOST_LAYERS = 8;

const RESULT_PARAMETERS = ["role", "secondary", "pillars"];
const ELLIPSIS = /…|\.{3}/;

/** The letters and digits of a name or key, in lower case. */
function plain(text: string): string {
	if (text.length > LONGEST_WORD) return text;
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, "");
}

function unescaped(text: string): string {
	return text.replace(/\\(?:u00|x)([\da-f]{2})/gi, (_, code) =>
		String.fromCharCode(Number.parseInt(code, 16)),
	);
}

/** Decodes one layer of percent-encoding, and the JSON escapes in it. Never throws. */
function decoded(text: string): string {
	// Unlike `decodeURIComponent`, `URLSearchParams` also accepts invalid UTF-8.
	const decode = (bytes: string) => new URLSearchParams(`=${bytes}`).get("") ?? "";
	return unescaped(text.replace(/(?:%[\da-f]{2})+/gi, decode));
}

function* layersOf(text: string): Generator<string> {
	let layer = text;
	for (let count = 0; count < MOST_LAYERS; count++) {
		yield layer;
		const inner = decoded(layer);
		if (inner === layer) return;
		layer = inner;
	}
}

/** Removes every layer of encoding. */
function plainText(text: string): string {
	return [...layersOf(text)].at(-1) ?? "";
}

function parameterIn(part: string): Parameter {
	const text = plainText(part);
	const [label = ""] = text.split(text.includes("=") ? "=" : ":", 1);
	const value = label === text ? undefined : text.slice(label.length + 1);
	return { name: plain(label), label, value };
}

const split = (text: string) => text.split(/[?&;]/);

/**
 * Splits a link into its parameters. If none has one of the names, the links inside the link are split, such as the one
 * that a mail program's link protection wraps. Parameters of different links are never mixed.
 * @param link - a URL or its query string
 * @param names - the exact names that are looked for
 */
export function parametersIn(link: string, names: readonly string[]): Parameter[] {
	const wanted = names.map(plain);
	const isWanted = ({ name }: Parameter) => wanted.includes(name);
	let text = link.length > LONGEST_LINK ? "" : unescaped(link);
	for (let layer = 0; layer < MOST_LAYERS; layer++) {
		// The separators behind a value may be encoded although those before its name aren't.
		const parameters = split(text).flatMap((part) =>
			isWanted(parameterIn(part)) ? split(plainText(part)).map(parameterIn) : parameterIn(part),
		);
		const inner = split(text).filter((part) => plainText(part).includes("?"));
		if (parameters.some(isWanted) || inner.length === 0) return parameters;
		text = inner.map(decoded).join("&");
	}
	return [];
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
	const readings = parameters
		.filter((each) => each.name === plain(name))
		.map(({ value = "" }) => {
			// A fragment isn't part of the value. Quoted-printable writes `=` as `=3D`.
			const words = value.replace(/#.*/s, "").split(/[,，]/).map(plain).filter(Boolean);
			const known = words.flatMap((word) => {
				const spellings = [word, word.replace(/^(?:3d)+/, "")];
				return keys.find((key) => spellings.includes(plain(key))) ?? [];
			});
			return known.length === words.length && new Set(known).size === count
				? [...new Set(known)]
				: [];
		});
	const [first] = readings;
	return readings.every((reading) => `${reading}` === `${first}`) ? first : [];
}

/**
 * Finds the keys in a link's parameter, as `keysOf` reads them. Tolerates changes by mail programs, messengers and
 * people: `Healer`, `frontline-responder` and `“healer”.` are valid.
 * @param link - a URL or its query string
 */
export function keysIn<Key extends string>(
	link: string,
	name: string,
	keys: readonly Key[],
	count = 1,
): readonly Key[] | undefined {
	return keysOf(parametersIn(link, [name]), name, keys, count);
}

/** Whether a parameter was probably one of a result link before the link was truncated or changed. */
function isNear({ name, label, value = "" }: Parameter): boolean {
	if (RESULT_PARAMETERS.includes(name)) return false;
	const text = `${label}=${value}`;
	return (
		isTypo(name, value !== "") ||
		// A `=` or a separator in a name makes a part of the name a value, or a value a name.
		RESULT_PARAMETERS.includes(plain(text.replace(/[=:][^=:]*$/, ""))) ||
		split(text).slice(1).map(parameterIn).some(isOfResult) ||
		// Nothing else has such values.
		PILLAR_KEYS.some((pillar) => plain(value).includes(plain(pillar)))
	);
}

/** Whether a name is a result parameter with typos, with a part missing, or with something behind it. */
function isTypo(name: string, hasValue: boolean): boolean {
	return RESULT_PARAMETERS.some(
		(ours) =>
			name.startsWith(ours) ||
			(ours.startsWith(name) && name.length > (hasValue ? 2 : 0)) ||
			isWithin(Math.floor(ours.length / 3), name, ours),
	);
}

function isOfResult(parameter: Parameter): boolean {
	return RESULT_PARAMETERS.includes(parameter.name) || isNear(parameter);
}

/** Finds the roles and pillars in a link; undefined if there is no valid primary role. */
export function rolesIn(link: string): LinkedRoles | undefined {
	const parameters = parametersIn(link, RESULT_PARAMETERS);
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
			plain(link.split("&").at(-1) ?? "") === "" ||
			ELLIPSIS.test(plainText(link)) ||
			parameters.some(isNear),
	};
}

/** Whether a link was to show a result: it has a parameter of result links, or what was one before it was changed. */
export function isResultLink(link: string): boolean {
	return parametersIn(link, RESULT_PARAMETERS).some(
		(each) =>
			RESULT_PARAMETERS.includes(each.name) ||
			(isNear(each) && ROLE_KEYS.some((role) => plain(each.value ?? role).includes(plain(role)))),
	);
}

export function roleNamed(text: string): RoleKey | undefined {
	return keysIn(`role=${text}`, "role", ROLE_KEYS)?.[0];
}

/**
 * The preselected answer to the first question, as an index from 0: 1 for `/quiz?first=2`.
 * @param search - the query string of the URL
 * @returns undefined if the parameter is missing or invalid
 */
export function firstAnswerIn(search: string): number | undefined {
	const [first] = keysIn(search, "first", [..."1234"]) ?? [];
	return first ? Number(first) - 1 : undefined;
}
