import { ROLE_KEYS, type RoleKey } from "./keys.ts";
import type { RolePair } from "./result.ts";

/** The roles in a link. */
export interface LinkedRoles extends RolePair {
	/** Whether a part of the link is invalid, because the link was truncated or changed. */
	readonly isCut: boolean;
}

/** Matches the end of a truncated link: an ellipsis, or a parameter without a value. */
const CUT = /\.\.[^\w.]*$|&\w*$/;

const WORDS = /[a-z\d](?:\w*[a-z\d])?/g;

/**
 * Normalizes a link: lower case, underscores for spaces and hyphens. Decodes percent-encoding (even nested),
 * quoted-printable, JSON escapes and full-width letters; removes list brackets and invisible characters.
 */
function normalized(link: string): string {
	const once = link.replace(/%(?:25)+|\\u00/g, "%").replaceAll("&", "%26");
	// Unlike `decodeURIComponent`, `URLSearchParams` also accepts invalid sequences and never throws.
	const text = `${new URLSearchParams(`=${once}`).get("")}`;
	const visible = text.normalize("NFKC").replace(/\p{DI}/gu, "");
	return visible
		.toLowerCase()
		.replace(/[\s_-]+/g, "_")
		.replace(/(?:\[\])?=(?:3d)*/g, "=");
}

/**
 * Finds the keys in a link's query parameter. Tolerates changes by mail programs, messengers and people: `Healer`,
 * `frontline-responder` and `“healer”.` are valid. A repeated parameter must repeat its value.
 * @param link - a URL or its query string
 * @param keys - the valid keys: lower-case letters and digits, with hyphens or underscores
 * @param count - the required number of keys
 * @returns undefined if the link lacks the parameter; an empty list if the number of valid keys is not `count`
 */
export function keysIn<Key extends string>(
	link: string,
	parameter: string,
	keys: readonly Key[],
	count = 1,
): readonly Key[] | undefined {
	const [, ...values] = normalized(link).split(new RegExp(`\\b${parameter}=`));
	const words = values.flatMap((value) => value.replace(/[?&;#].*/s, "").match(WORDS) ?? []);
	const named = [...new Set(words)].flatMap(
		(word) => keys.find((key) => key.replaceAll("-", "_") === word) ?? [],
	);
	if (values.length === 0) return undefined;
	return named.length === count ? named : [];
}

/** Finds the roles in a link; undefined if there is no valid primary role. */
export function rolesIn(link: string): LinkedRoles | undefined {
	const [primary] = keysIn(link, "role", ROLE_KEYS) ?? [];
	if (!primary) return undefined;
	const second = keysIn(link, "secondary", ROLE_KEYS);
	const secondary = second?.find((role) => role !== primary) ?? null;
	return { primary, secondary, isCut: `${second}` === "" || CUT.test(normalized(link)) };
}

export function roleNamed(text: string): RoleKey | undefined {
	return rolesIn(`role=${text}`)?.primary;
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
