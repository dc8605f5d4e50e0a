import { ROLE_KEYS, type RoleKey } from "./keys.ts";
import type { RolePair } from "./role-query.ts";

/** The roles of a link. */
export interface LinkedRoles extends RolePair {
	/** Whether a part of the link is unreadable: it was cut short or changed. */
	readonly isCut: boolean;
}

/** The end of a truncated link: an ellipsis, or a parameter without its value. */
const CUT = /\.\.[^\w.]*$|&\w*$/;

const WORDS = /[a-z\d](?:\w*[a-z\d])?/g;

/**
 * A link normalized: lower case, underscores for spaces and hyphens, without percent-encoding (however nested),
 * quoted-printable, JSON escapes, brackets of lists, full-width letters and invisible characters.
 */
function normalized(link: string): string {
	const once = link.replace(/%(?:25)+|\\u00/g, "%").replaceAll("&", "%26");
	// Decodes invalid sequences, too, and never throws.
	const text = `${new URLSearchParams(`=${once}`).get("")}`;
	const visible = text.normalize("NFKC").replace(/\p{DI}/gu, "");
	return visible
		.toLowerCase()
		.replace(/[\s_-]+/g, "_")
		.replace(/(?:\[\])?=(?:3d)*/g, "=");
}

/**
 * The keys that a parameter of a link names, tolerant of what mail programs, messengers and people do to links:
 * `Healer`, `frontline-responder` and `“healer”.` are valid. A repeated parameter must repeat its value.
 * @param link - an address, or its query
 * @param keys - of small letters and digits, with hyphens or underscores
 * @param count - how many keys it must name
 * @returns undefined without the parameter; empty for another number of keys
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

/** The roles that a link names; undefined where it names none that exists. */
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
