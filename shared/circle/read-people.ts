import type { RolePair } from "../quiz/role-query.ts";
import { type FoundLink, linksIn, withWholeLinks } from "./parse/links.ts";
import { namedRoles, nameIn, nameLine } from "./parse/names.ts";
import { linesOf } from "./parse/text.ts";
import type { Person } from "./person.ts";

/** What a pasted text holds. */
export interface Reading {
	readonly people: readonly Person[];
	/** Links whose role doesn't exist. */
	readonly unknown: number;
}

/** A line of the text, and the links in it. */
interface Line {
	readonly text: string;
	readonly isQuoted: boolean;
	readonly links: readonly FoundLink[];
}

interface FoundPerson extends Person {
	readonly isQuoted: boolean;
}

/** A line that says who wrote what follows: the head of a mail, or the time of a message. */
const SENDER =
	/^\s*from:\s|\bwrote:\s*$|^.{1,60}[\s[(]\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\b\.?)?[\])]?\s*$/i;
/** A signature below a link. */
const SIGNATURE = /^\s*[-–—~]+\s*\p{L}/u;
const VALEDICTION =
	/^\s*(?:best|cheers|love|thanks|thank you|warmly|with love|in solidarity|solidarity|sincerely|regards|xo+)[,.!]?\s*$/i;

/**
 * The people in a pasted text: mails, chats, lists and tables that hold links to results, with names beside them or
 * without, and lines such as "Maya: Healer" (docs/product.md 12.2). Whatever the text holds, nothing is thrown.
 */
export function readPeople(text: string): Reading {
	const raw = linesOf(text);
	const whole = withWholeLinks(raw.map((line) => line.text));
	const lines = whole.map((line, at): Line => {
		return { text: line, isQuoted: raw[at]?.isQuoted ?? false, links: linksIn(line) };
	});
	const found = new Finder(lines).people();
	return {
		people: withoutRepeats(found).map(({ name, primary, secondary }) => ({
			name,
			primary,
			secondary,
		})),
		unknown: lines.flatMap(({ links }) => links).filter(({ roles }) => roles === "unknown").length,
	};
}

/** Goes through the lines once, and remembers who was said to speak. */
class Finder {
	readonly #lines: readonly Line[];
	/** Lines whose name belongs to a link above or below. */
	readonly #used = new Set<number>();
	readonly #namesAreBelow: boolean;

	constructor(lines: readonly Line[]) {
		this.#lines = lines;
		this.#namesAreBelow = this.#areNamesBelow();
	}

	people(): FoundPerson[] {
		let sender: string | undefined;
		const linked = this.#lines.map((line, at) => {
			if (line.links.length === 0) {
				if (SENDER.test(line.text)) sender = nameIn(line.text);
				return [];
			}
			const people = this.#peopleIn(line, at, sender);
			sender = undefined;
			return people;
		});
		return this.#lines.flatMap((line, at) => {
			const people = linked[at] ?? [];
			const written = line.links.length || this.#used.has(at) ? undefined : namedRoles(line.text);
			const [primary, secondary = null] = written?.roles ?? [];
			if (!written || !primary) return people;
			return [{ name: written.name, primary, secondary, isQuoted: line.isQuoted }];
		});
	}

	#peopleIn(line: Line, at: number, sender: string | undefined): FoundPerson[] {
		const { links, text, isQuoted } = line;
		const pieces = [...links, undefined].map((link, index) =>
			text.slice(links[index - 1]?.end ?? 0, link?.start ?? text.length),
		);
		const isBefore = nameIn(pieces[0] ?? "") !== undefined;
		const people = links.flatMap(({ roles }, index): FoundPerson[] => {
			if (roles === "unknown") return [];
			const name = nameIn(pieces[isBefore ? index : index + 1] ?? "") ?? "";
			return [{ ...roles, name, isQuoted }];
		});
		const once = people.filter(({ name, ...roles }, index) => {
			const before = people[index - 1];
			return !(before && sameRoles(before, roles) && (name === "" || name === before.name));
		});
		const [first, ...rest] = once;
		if (!first || first.name) return once;
		return [{ ...first, name: this.#nameAround(at) ?? sender ?? "" }, ...rest];
	}

	/** The name on a line of its own that belongs to the link of this line. */
	#nameAround(at: number): string | undefined {
		const above = this.#next(at, -1);
		const below = this.#next(at, 1);
		const places = this.#namesAreBelow ? [below] : [above, this.#signatureBelow(below)];
		for (const place of places) {
			const name = place === undefined ? undefined : this.#nameAt(place);
			if (name === undefined || place === undefined) continue;
			this.#used.add(place);
			return name;
		}
		return undefined;
	}

	#signatureBelow(below: number | undefined): number | undefined {
		const text = this.#lines[below ?? -1]?.text ?? "";
		if (SIGNATURE.test(text)) return below;
		return below !== undefined && VALEDICTION.test(text) ? this.#next(below, 1) : undefined;
	}

	/** The nearest line that is not empty. */
	#next(at: number, step: 1 | -1): number | undefined {
		let place = at + step;
		while (this.#lines[place]?.text.trim() === "") place += step;
		return this.#lines[place] && place;
	}

	#nameAt(at: number): string | undefined {
		const line = this.#lines[at];
		const isFree = line && line.links.length === 0 && !this.#used.has(at);
		return isFree ? nameLine(line.text) : undefined;
	}

	/** Whether names stand below their links: the first link has none above it, and the last has one below. */
	#areNamesBelow(): boolean {
		const places = this.#lines.flatMap(({ links }, at) => (links.length ? [at] : []));
		const above = this.#next(places[0] ?? -1, -1);
		const [last = this.#lines.length] = places.slice(-1);
		const below = this.#next(last, 1);
		const isAbove =
			above !== undefined && (this.#nameAt(above) || SENDER.test(this.#lines[above]?.text ?? ""));
		return !isAbove && below !== undefined && this.#nameAt(below) !== undefined;
	}
}

/** Leaves out people who are named twice with the same roles, and quotations of what the text itself says. */
function withoutRepeats(people: readonly FoundPerson[]): FoundPerson[] {
	return people.filter((person, index) => {
		const isSame = (other: FoundPerson) =>
			sameRoles(other, person) && other.name.toLowerCase() === person.name.toLowerCase();
		if (person.name && people.slice(0, index).some(isSame)) return false;
		const isQuotation = (other: FoundPerson) =>
			!other.isQuoted && sameRoles(other, person) && (!person.name || isSame(other));
		return !(person.isQuoted && people.some(isQuotation));
	});
}

function sameRoles(one: RolePair, other: RolePair): boolean {
	return one.primary === other.primary && one.secondary === other.secondary;
}
