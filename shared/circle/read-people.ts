import { ROLE_KEYS, type RoleKey } from "../quiz/keys.ts";
import { isResultLink, roleNamed, rolesIn } from "../quiz/read-link.ts";
import { roleQuery } from "../quiz/result.ts";
import { cleanName, type Person } from "./person.ts";
import { unwrapped } from "./unwrap.ts";

export { rolesIn };

/** Words of the circle's language, which pasted text may contain besides English words. */
interface OwnWords {
	readonly names: Readonly<Partial<Record<RoleKey, string>>>;
	/** The words for "and". */
	readonly and: readonly string[];
}

export interface Reading {
	readonly people: readonly Person[];
	/** The lines of which some part could not be parsed. */
	readonly leftOut: readonly string[];
}

/** Matches text without spaces, quotes, brackets and other characters that end a URL. */
const TOKEN = /[^\s<>"'“”‘’`|()[\]{},;*]+/g;
/** Matches the `pillars` parameter up to its comma, which doesn't end the URL. */
const FIRST_PILLAR = /(pillars=[a-z_-]{1,40}),/gi;
/** Matches a remnant of a broken link, such as the part of a link after a line break. */
const REMAINS = /(?:role|secondary|pillars)(?:=|%(?:25)*3d)/i;
/** Matches the `>` of quoted mail, bullets and numbers at the start of a line. */
const LIST_MARK = /^[\s>*•–-]*(?:\d{1,3}\.\s)?/;
const CELL = /"[^"]*"|[^,:;|\t"“”<>()[\]{}]+/g;
const BETWEEN_CELLS = /(?:^|\s)(?:and|also|[-–—&+=/→])(?=\s)/i;
const ENGLISH_ONLY: OwnWords = { names: {}, and: [] };
/** Matches a name; email addresses and URLs don't match. */
const NAME = /^(?!https?$)\p{L}[^@/=]*$/u;
const MOST_WORDS = 5;

/**
 * Extracts the people from pasted text: one for each result link, and one for each line such as "Maya: Healer and
 * Guide". Every line that isn't blank adds people, is reported as unreadable, or both.
 */
export function readPeople(text: string, own = ENGLISH_ONLY): Reading {
	const people: Person[] = [];
	const leftOut: string[] = [];
	for (const line of withWholeLines(text).split(/[\r\n\u2028\u2029]+/)) {
		const plain = unwrapped(line).replace(FIRST_PILLAR, "$1%2C");
		const parts = linksIn(plain);
		const links = parts.filter(isOther(plain));
		const found = links.length > 0 ? linkedPeople(own, plain, links) : writtenPerson(own, plain);
		people.push(...found);
		const isRead =
			found.length > 0 && links.every(({ roles }) => roles) && !hasRemains(plain, parts);
		if (!isRead && line.trim()) leftOut.push(line.trim());
	}
	return { people, leftOut };
}

/** Rejoins links that mail programs wrapped: at a `=` or `&`. */
function withWholeLines(text: string): string {
	const isQuotedPrintable = /=3d/i.test(text);
	return text
		.replace(/=\r?\n/g, isQuotedPrintable ? "" : "=")
		.replace(/(?<=\w&(?:amp;)?)\r?\n(?=\w+=)|\r?\n(?=&(?:amp;)?\w+=)/gi, "");
}

/** Finds the result links in a line. Any host is accepted, because partners host the quiz. */
function linksIn(line: string) {
	return [...line.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
		let end = index;
		return token.split(/(?=https?:\/\/)/i).flatMap((part) => {
			const start = end;
			end += part.length;
			// Without its start, a link may have lost a parameter.
			if (!/\?|%(?:25)*3f/i.test(part) || !isResultLink(part)) return [];
			const read = rolesIn(part);
			const roles = read?.isCut ? undefined : read;
			return [{ start, end, roles, text: roles ? roleQuery(roles) : part }];
		});
	});
}

type Link = ReturnType<typeof linksIn>[number];

/** Returns a filter that drops a link directly after an equal link: in HTML mail, a link's text may repeat its URL. */
function isOther(line: string) {
	return ({ text, start }: Link, index: number, links: readonly Link[]): boolean => {
		const before = links[index - 1];
		return before?.text !== text || /[\s,;]/.test(line.slice(before.end, start));
	};
}

/** Whether the line has a remnant of a broken link outside its complete links. */
function hasRemains(line: string, links: readonly Link[]): boolean {
	return [...links, undefined].some((link, index) =>
		REMAINS.test(line.slice(links[index - 1]?.end ?? 0, link?.start)),
	);
}

/** Pairs the links with names: a name precedes its link, or follows it if no name precedes the first link. */
function linkedPeople(own: OwnWords, line: string, links: readonly Link[]): Person[] {
	const names = [...links, undefined].map((link, index) =>
		cellsOf(own, line.slice(links[index - 1]?.end ?? 0, link?.start)).find((cell) =>
			isName(own, cell),
		),
	);
	const shift = names[0] === undefined ? 1 : 0;
	return links.flatMap(({ roles }, index) =>
		roles
			? [
					{
						name: cleanName(names[index + shift] ?? ""),
						primary: roles.primary,
						secondary: roles.secondary,
					},
				]
			: [],
	);
}

/** Parses a line with one name and one or two roles. */
function writtenPerson(own: OwnWords, line: string): Person[] {
	const cells = cellsOf(own, line.replace(/https?:\S*/gi, " "));
	const roles = new Set(cells.flatMap((cell) => roleOf(own, cell) ?? []));
	const [primary, secondary = null, ...more] = roles;
	const [name = "", ...others] = cells.filter((cell) => isName(own, cell));
	// A remnant of a link is no person's, although it may name a role.
	const isLink = cells.some((cell) => /[=%]/.test(cell));
	const isRead = primary && more.length === 0 && name && others.length === 0 && !isLink;
	return isRead ? [{ name: cleanName(name), primary, secondary }] : [];
}

function cellsOf({ and }: OwnWords, text: string): string[] {
	const cells = text.replace(LIST_MARK, "").match(CELL) ?? [];
	return cells
		.flatMap((cell) => (cell.startsWith('"') ? cell.slice(1, -1) : cell.split(BETWEEN_CELLS)))
		.flatMap((cell) => splitAt(cell, and))
		.map((cell) => cell.trim().replace(/[.!?*_~]{1,9}$/, ""))
		.filter(Boolean);
}

/** Splits a cell at the words for "and". */
function splitAt(cell: string, joints: readonly string[]): string[] {
	return joints.reduce<string[]>(
		(cells, joint) => cells.flatMap((each) => each.split(` ${joint} `)),
		[cell],
	);
}

/** Finds the role with this name or key, such as "the Healer" or "frontline_responder". */
function roleOf({ names }: OwnWords, cell: string): RoleKey | undefined {
	const own = ROLE_KEYS.find((role) => names[role]?.toLowerCase() === cell.toLowerCase());
	return own ?? roleNamed(cell.replace(/^(?:the|an?)\s/i, ""));
}

function isName(own: OwnWords, cell: string): boolean {
	return NAME.test(cell) && !roleOf(own, cell) && cell.split(/\s+/).length <= MOST_WORDS;
}
