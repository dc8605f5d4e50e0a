import { isPillarKey, isRoleKey } from "../../quiz/keys.ts";
import { onlyValue, type RolePair, rolesInQuery } from "../../quiz/role-query.ts";

/** A link to a result in a line of text. */
export interface FoundLink {
	/** Where it begins in its line, and where what follows it begins. */
	readonly start: number;
	readonly end: number;
	/** "unknown" where it names a role that doesn't exist. */
	readonly roles: RolePair | "unknown";
}

/** What ends an address in running text. */
const AFTER = /[<>"'“”‘’`|)\]}*]/;
/** Punctuation of the sentence, and signs that make text bold or slanted in a chat. */
const TRAILING = /(?<![.,;:!?…~_*])[.,;:!?…~_*]+$/;

/** The links to results in a line, from left to right. */
export function linksIn(line: string): FoundLink[] {
	return [...line.matchAll(/\S+/g)].flatMap(({ 0: token, index }) => {
		let start = index;
		return token.split(/(?=https?:\/\/)/i).flatMap((part) => {
			const at = start;
			start += part.length;
			const { roles, from } = readLink(part) ?? {};
			return roles && from !== undefined ? [{ start: at + from, end: start, roles }] : [];
		});
	});
}

/** Reads a link, and finds where it begins: a name may touch an address without `https://`. */
function readLink(part: string): { roles: FoundLink["roles"]; from: number } | undefined {
	const from = /^https?:/i.test(part) ? 0 : hostStart(part);
	const roles = from === undefined ? undefined : rolesOfAddress(addressIn(part.slice(from)));
	return roles && from !== undefined ? { roles, from } : undefined;
}

/** Where a host such as `www.example.org` begins in front of the first slash. */
function hostStart(part: string): number | undefined {
	const slash = part.indexOf("/");
	const before = Math.max(0, slash - 100);
	const host = /(?<![\w-])[\w-]+(?:\.[\w-]+)+(?::\d+)?$/.exec(
		part.slice(before, Math.max(0, slash)),
	);
	return host ? before + host.index : undefined;
}

function addressIn(text: string): string {
	const end = text.search(AFTER);
	return (end < 0 ? text : text.slice(0, end)).replace(TRAILING, "");
}

/**
 * The roles of an address on whatever site, because partners show the quiz on pages of their own; also of a role's page,
 * and of an address that a mail program has wrapped into one of its own.
 */
function rolesOfAddress(text: string, isWrapped = false): FoundLink["roles"] | undefined {
	const url = parse(text);
	if (!url) return undefined;
	const roles = rolesInQuery(url.searchParams);
	if (roles !== "none") return roles;
	const page = /\/quiz\/roles\/([a-z-]+)\/?$/.exec(url.pathname)?.[1]?.replaceAll("-", "_");
	if (isRoleKey(page)) return { primary: page, secondary: null };
	if (isWrapped) return undefined;
	for (const value of url.searchParams.values()) {
		const inner = /^https?:/.test(value) ? rolesOfAddress(value, true) : undefined;
		if (inner) return inner;
	}
	return undefined;
}

function parse(text: string): URL | undefined {
	try {
		return new URL(/^https?:/i.test(text) ? text.toLowerCase() : `https://${text.toLowerCase()}`);
	} catch {
		return undefined;
	}
}

/** The most line ends inside an address. */
const MOST_BREAKS = 3;

/** Joins addresses that were broken over several lines. */
export function withWholeLinks(lines: readonly string[]): string[] {
	const whole = [...lines];
	for (let at = 0; at < whole.length; at++) {
		const line = whole[at] ?? "";
		const address = /https?:\/\/\S+$/i.exec(line.trimEnd())?.[0];
		if (address) joinNext(whole, at, line.trimEnd(), address);
	}
	return whole;
}

/** Moves the rest of an address from the lines below to the end of its line, if it's whole with them. */
function joinNext(lines: string[], at: number, line: string, address: string): void {
	let joined = "";
	for (let below = at + 1; below <= at + MOST_BREAKS && below < lines.length; below++) {
		const [, part = "", rest = ""] = /^\s*(\S+)(.*)/.exec(lines[below] ?? "") ?? [];
		if (!part || part.includes("://")) return;
		const goesOn = part.startsWith("&") || /[&?=]$/.test(address);
		if (below === at + 1 && isWhole(address) && !goesOn) return;
		joined += part;
		if (isWhole(address + joined)) {
			lines[at] = line + joined;
			lines.fill("", at + 1, below);
			lines[below] = rest;
			return;
		}
		// A line that the address fills ends with it.
		if (rest.trim()) return;
	}
}

/** Whether every parameter of an address that describes a result is valid. */
function isWhole(text: string): boolean {
	const query = parse(addressIn(text))?.searchParams;
	if (!query || typeof rolesInQuery(query) === "string") return false;
	const secondary = onlyValue(query, "secondary");
	const pillars = onlyValue(query, "pillars");
	return (
		(secondary === undefined || isRoleKey(secondary)) &&
		(pillars === undefined || (pillars.includes(",") && pillars.split(",").every(isPillarKey)))
	);
}
