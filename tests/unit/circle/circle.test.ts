import fc from "fast-check";
import { expect, it } from "vitest";
import { groupOf } from "../../../shared/circle/group.ts";
import { circleFragment, readCircle } from "../../../shared/circle/link.ts";
import { cleanName, MOST_PEOPLE, type Person } from "../../../shared/circle/person.ts";
import { readPeople } from "../../../shared/circle/read-people.ts";
import { roleOf } from "../../../shared/quiz/catalogue.ts";
import { ROLE_KEYS, type RoleKey } from "../../../shared/quiz/keys.ts";
import { resultLink, resultOfRole } from "../../../shared/quiz/result-link.ts";
import { anyText } from "../../any-text.ts";
import { EVERYONE, MESS, peopleOf, SITE, UNREAD } from "./messy.ts";

const healer = `${SITE}/quiz?role=healer`;
const named = (text: string) => readPeople(text).people.map(({ name }) => name);

it("every line of a pasted text gives its people or is listed as left out, in their order", () => {
	expect(readPeople(MESS)).toEqual({ people: EVERYONE, leftOut: UNREAD });
});

it("a line with a link that can't be read beside one that can gives a person, and is listed", () => {
	const line = `Ana: ${healer}, Ben: ${SITE}/quiz?role=hero`;
	expect(readPeople(line)).toEqual({ people: peopleOf([["Ana", "healer"]]), leftOut: [line] });
});

it("the texts that the results offer to copy are read for every role", () => {
	const names = Object.fromEntries(ROLE_KEYS.map((role) => [role, roleOf(role).name]));
	for (const primary of ROLE_KEYS) {
		const text = `${roleOf(primary).name}: ${resultLink(SITE, resultOfRole(primary))}`;
		expect(readPeople(text, { names, and: [] }).people).toEqual([
			{ name: "", primary, secondary: null },
		]);
	}
});

it.each(["Look what came out of it today", "ana@example.org", "11/22/2026", "Healer"])(
	"names are not made of %j",
	(text) => {
		expect(named(`${text}: ${healer}`)).toEqual([""]);
	},
);

it("names are cut short, on one line, and lose marks that change the direction of text (bidi)", () => {
	expect(named(`Ana\u202e B\u200bo: ${healer}`)).toEqual(["Ana Bo"]);
	expect(named(`${"Abcdefghi ".repeat(5)}: ${healer}`)[0]?.length).toBe(39);
});

it("a link and its words that are the same link are one person", () => {
	expect(named(`[${healer}](${healer}) Ana`)).toEqual(["Ana"]);
	expect(named(`<a href="${healer}">${healer}</a>`)).toEqual([""]);
	expect(named(`${healer} ${healer}`)).toEqual(["", ""]);
});

const parts = [
	..."> \n\t,:;\"'()=*|",
	"&amp;",
	" and ",
	" - ",
	"https://",
	"?role=",
	"Ana",
	"Healer",
	"guide",
	healer,
	"<a href=",
];
const text = fc
	.array(fc.oneof(fc.constantFrom(...parts), anyText()), { maxLength: 30 })
	.map((all) => all.join(""));

it("any text gives a person for each line that isn't empty, or leaves the line out", () => {
	fc.assert(
		fc.property(text, (pasted) => {
			// In quoted-printable, "=" at the end of a line joins it with the next one.
			fc.pre(!pasted.includes("=\n"));
			const lines = pasted.split(/[\r\n\u2028\u2029]/).filter((line) => line.trim());
			for (const line of lines) {
				const { people, leftOut } = readPeople(line);
				if (people.length === 0) expect(leftOut).toEqual([line.trim()]);
			}
			expect(readPeople(pasted)).toEqual({
				people: lines.flatMap((line) => readPeople(line).people),
				leftOut: lines.flatMap((line) => readPeople(line).leftOut),
			});
		}),
	);
});

it("text on the same line never hides a link that stands between blanks", () => {
	fc.assert(
		fc.property(text, text, (before, after) => {
			const line = `${before} ${healer} ${after}`;
			expect(readPeople(line).people.length).toBeGreaterThan(0);
		}),
	);
});

const role = fc.constantFrom(...ROLE_KEYS);
const anyPerson: fc.Arbitrary<Person> = fc
	.record({
		name: anyText({ maxLength: 60 }).map(cleanName),
		primary: role,
		secondary: fc.option(role),
	})
	.filter(({ primary, secondary }) => primary !== secondary);
const anyCircle = fc.array(anyPerson, { minLength: 1, maxLength: 30 });

const sample = circleFragment([
	{ name: "Maya", primary: "caregiver", secondary: "guide" },
	{ name: "", primary: "weaver", secondary: null },
	{ name: "Ana-María 🌻", primary: "guide", secondary: "frontline_responder" },
]);

it("a circle is read from its link as it was written, with and without the number sign", () => {
	fc.assert(
		fc.property(anyCircle, (people) => {
			const fragment = circleFragment(people);
			expect(fragment).toMatch(/^v1\.[\w-]+$/);
			for (const hash of [fragment, `#${fragment}`])
				expect(readCircle(hash)).toEqual({ kind: "circle", people });
		}),
	);
});

it("a full circle of the longest names is read", () => {
	const full = Array.from({ length: MOST_PEOPLE }, (): Person => {
		return { name: "🌻".repeat(40), primary: "guide", secondary: "storyteller" };
	});
	expect(readCircle(circleFragment(full))).toEqual({ kind: "circle", people: full });
	expect(readCircle(circleFragment([...full, ...full.slice(0, 1)]))).toEqual({ kind: "broken" });
});

it.each(["", "#", "main", "#role=healer", "v", "version"])(
	"the fragment %j is no circle",
	(fragment) => {
		expect(readCircle(fragment)).toEqual({ kind: "none" });
	},
);

it("the link of a circle is broken where its end is lost", () => {
	for (let length = 2; length < sample.length; length++)
		expect(readCircle(sample.slice(0, length)), String(length)).toEqual({ kind: "broken" });
});

it("the link of a circle is broken with any letter changed or added", () => {
	for (let at = 2; at <= sample.length; at++)
		for (const letter of ["A", "z", "0", "_", "%", ".", "é"]) {
			const changed = sample.slice(0, at) + letter + sample.slice(at + 1);
			if (changed !== sample) expect(readCircle(changed), changed).toEqual({ kind: "broken" });
		}
});

it("the link of a circle is reported as broken, without an exception, for any other text or version", () => {
	for (const text of ["v2.AAAA", `v1.${"A".repeat(100_000)}`])
		expect(readCircle(text)).toEqual({ kind: "broken" });
	fc.assert(
		fc.property(fc.oneof(fc.base64String(), anyText()), (text) => {
			const read = readCircle(`v1.${text}`);
			// By chance, the text may be a valid circle.
			if (read.kind === "circle") expect(circleFragment(read.people)).toBe(`v1.${text}`);
			else expect(read).toEqual({ kind: "broken" });
		}),
	);
});

const person = (primary: RoleKey, secondary: RoleKey | null = null) => ({ primary, secondary });
const times = (count: number, role: RoleKey) => Array.from({ length: count }, () => person(role));

it("a group counts everyone's first and second role", () => {
	const { size, shares } = groupOf([person("healer", "guide"), person("healer"), person("guide")]);
	expect(size).toBe(3);
	expect(shares.filter(({ first, second }) => first + second)).toEqual([
		{ role: "healer", first: 2, second: 0 },
		{ role: "guide", first: 1, second: 1 },
	]);
	expect(shares.map(({ role }) => role)).toEqual(ROLE_KEYS);
});

it("a group lists the roles that nobody has as missing", () => {
	const { missing } = groupOf([person("healer", "guide")]);
	expect(missing).toEqual(ROLE_KEYS.filter((role) => role !== "healer" && role !== "guide"));
	expect(groupOf(ROLE_KEYS.map((role) => person(role))).missing).toEqual([]);
});

it.each([
	[7, 2, true],
	[1, 1, false],
	[30, 4, false],
	[30, 5, true],
	[100, 16, false],
])("in a group of %i, that %i people make a gathered role is %j", (size, together, expected) => {
	const group = [...times(together, "healer"), ...times(size - together, "guide")];
	expect(groupOf(group).gathered.includes("healer")).toBe(expected);
});

it.each([
	[3, "pair"],
	[4, "small"],
	[12, "small"],
	[13, "room"],
	[50, "room"],
	[51, "crowd"],
])("a group of %i people has the size class %s", (size, band) => {
	expect(groupOf(times(size, "guide")).band).toBe(band);
});
