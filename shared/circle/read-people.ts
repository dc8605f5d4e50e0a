import { ROLE_KEYS, type RoleKey } from "../quiz/keys.ts";
import { rolesInQuery } from "../quiz/role-query.ts";
import { cleanName, type Person } from "./person.ts";

/** What a pasted text may say in the language of the circle, besides English. */
interface OwnWords {
	readonly names: Readonly<Partial<Record<RoleKey, string>>>;
	/** What stands between two roles. */
	readonly and: readonly string[];
}

/** What a pasted text holds. */
export interface Reading {
	readonly people: readonly Person[];
	/** The lines in which something can't be read. */
	readonly leftOut: readonly string[];
}

/** What stands between blanks and between the signs that end an address. */
const TOKEN = /[^\s<>"'“”‘’`|()[\]{},;*]+/g;
/** Of an address, what isn't read, and has a comma in it. */
const PILLARS = /&?pillars=[a-z_]+(?:,|%2c)[a-z_]+/gi;
/** A quotation's marks, and a bullet or number in front of an entry. */
const LIST_MARK = /^[\s>*•–-]*(?:\d{1,3}\.\s)?/;
/** A cell of a table, in quotes or not. */
const CELL = /"[^"]*"|[^,:;|\t"“”<>()[\]{}]+/g;
const BETWEEN_CELLS = /(?:^|\s)(?:and|also|[-–—&+=/→])(?=\s)/i;
const ENGLISH_ONLY: OwnWords = { names: {}, and: [] };
/** A mail address isn't a name, nor is any other one. */
const NAME = /^(?!https?$)\p{L}[^@/=]*$/u;
const MOST_WORDS = 5;

/**
 * The people in a pasted text (docs/product.md 12.2): one for each link to a result, and one for each line such as
 * "Maya: Healer and Guide". Each line that isn't empty gives a person or is left out, or both.
 */
export function readPeople(text: string, own = ENGLISH_ONLY): Reading {
	const people: Person[] = [];
	const leftOut: string[] = [];
	for (const line of text.split(/[\r\n\u2028\u2029]+/)) {
		const plain = withPlainLinks(line);
		const links = linksIn(plain);
		const found = links.length > 0 ? linkedPeople(own, plain, links) : writtenPerson(own, plain);
		people.push(...found);
		const isRead = found.length > 0 && links.every(({ roles }) => roles !== "unknown");
		if (!isRead && line.trim()) leftOut.push(line.trim());
	}
	return { people, leftOut };
}

/** Undoes what mail programs do to the signs of a link. */
function withPlainLinks(line: string): string {
	return line
		.replaceAll("&amp;", "&")
		.replace(/%(?:3a|2f|3f|3d|26)/gi, decodeURIComponent)
		.replace(PILLARS, "");
}

/** The links to results on whatever site, because partners show the quiz on pages of their own. */
function linksIn(line: string) {
	const found = [...line.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
		let end = index;
		return token.split(/(?=https?:\/\/)/i).flatMap((part) => {
			const start = end;
			end += part.length;
			const query = /[?&]((?:role|secondary)=.*)/i.exec(part)?.[1]?.toLowerCase() ?? "";
			// Whatever follows a key, such as a full stop, isn't part of it.
			const roles = rolesInQuery(new URLSearchParams(query.replace(/[^\w&=][^&]*/g, "")));
			return roles === "none" ? [] : [{ start, end, roles, part }];
		});
	});
	// The words of a link may be its address again.
	return found.filter(({ part, start }, index) => {
		const before = found[index - 1];
		return before?.part !== part || /[\s,;]/.test(line.slice(before.end, start));
	});
}

/** Names stand in front of their links; where none stands in front of the first one, behind them. */
function linkedPeople(own: OwnWords, line: string, links: ReturnType<typeof linksIn>): Person[] {
	const names = [...links, undefined].map((link, index) =>
		cellsOf(own, line.slice(links[index - 1]?.end ?? 0, link?.start)).find((cell) =>
			isName(own, cell),
		),
	);
	const shift = names[0] === undefined ? 1 : 0;
	return links.flatMap(({ roles }, index) =>
		roles === "unknown" ? [] : [{ ...roles, name: cleanName(names[index + shift] ?? "") }],
	);
}

/** Reads a line that has one name and one or two roles, and nothing else. */
function writtenPerson(own: OwnWords, line: string): Person[] {
	const cells = cellsOf(own, line);
	const roles = new Set(cells.flatMap((cell) => roleNamed(own, cell) ?? []));
	const [primary, secondary = null, ...more] = roles;
	const [name = "", ...others] = cells.filter((cell) => isName(own, cell));
	const isRead = primary && more.length === 0 && name && others.length === 0;
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

/** The parts of a cell between the words that join two roles. */
function splitAt(cell: string, joints: readonly string[]): string[] {
	return joints.reduce<string[]>(
		(cells, joint) => cells.flatMap((each) => each.split(` ${joint} `)),
		[cell],
	);
}

/** The role that a cell names and nothing else, such as "Healer" or "frontline_responder". */
function roleNamed({ names }: OwnWords, cell: string): RoleKey | undefined {
	const words = cell
		.toLowerCase()
		.replace(/^(?:the|an?)\s/, "")
		.replace(/[\s_-]+/g, "_");
	return ROLE_KEYS.find(
		(role) => role === words || names[role]?.toLowerCase() === cell.toLowerCase(),
	);
}

function isName(own: OwnWords, cell: string): boolean {
	return NAME.test(cell) && !roleNamed(own, cell) && cell.split(/\s+/).length <= MOST_WORDS;
}
