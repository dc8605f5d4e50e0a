import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPeople } from "../../../shared/circle/read-people.ts";
import { roleOf } from "../../../shared/quiz/catalogue.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { resultLink, resultOfRole } from "../../../shared/quiz/result-link.ts";
import { EVERYONE, MESS, peopleOf, SENT, SITE, UNREAD } from "./messy.ts";

const healer = `${SITE}/quiz?role=healer`;
const named = (text: string) => readPeople(text).people.map(({ name }) => name);

it.each(SENT.map(([text, ...people]) => ({ text, people })))("reads $text", ({ text, people }) => {
	expect(readPeople(text)).toEqual({ people: peopleOf(people), leftOut: [] });
});

it.each(UNREAD)("leaves out %s", (line) => {
	expect(readPeople(`  ${line} `)).toEqual({ people: [], leftOut: [line] });
});

it("reads and leaves out line by line, in their order", () => {
	expect(readPeople(MESS)).toEqual({ people: EVERYONE, leftOut: UNREAD });
});

it("a line with a link that can't be read beside one that can gives a person, and is listed", () => {
	const line = `Ana: ${healer}, Ben: ${SITE}/quiz?role=hero`;
	expect(readPeople(line)).toEqual({ people: peopleOf([["Ana", "healer"]]), leftOut: [line] });
});

it("what Copy Link and the line for a circle say is read for every role", () => {
	for (const primary of ROLE_KEYS) {
		const text = `${roleOf(primary).name}: ${resultLink(SITE, resultOfRole(primary))}`;
		expect(readPeople(text).people).toEqual([{ name: "", primary, secondary: null }]);
	}
});

describe("names", () => {
	it.each(["Look what came out of it today", "ana@example.org", "11/22/2026", "Healer"])(
		"are not made of %j",
		(text) => {
			expect(named(`${text}: ${healer}`)).toEqual([""]);
		},
	);

	it("are kept short, on one line, and without marks that turn the text around", () => {
		expect(named(`Ana\u202e B\u200bo: ${healer}`)).toEqual(["Ana Bo"]);
		expect(named(`${"Abcdefghi ".repeat(5)}: ${healer}`)[0]?.length).toBe(39);
	});

	it("a link and its words that are the same link are one person", () => {
		expect(named(`[${healer}](${healer}) Ana`)).toEqual(["Ana"]);
		expect(named(`<a href="${healer}">${healer}</a>`)).toEqual([""]);
		expect(named(`${healer} ${healer}`)).toEqual(["", ""]);
	});
});

describe("any text", () => {
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
		.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: "binary" })), { maxLength: 30 })
		.map((all) => all.join(""));

	it("gives a person for each line that isn't empty, or leaves the line out", () => {
		fc.assert(
			fc.property(text, (pasted) => {
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
			{ numRuns: 1000 },
		);
	});

	it("gives names as a circle keeps them", () => {
		fc.assert(
			fc.property(text, (pasted) => {
				for (const { name, primary } of readPeople(pasted).people) {
					expect([...name].length).toBeLessThanOrEqual(40);
					expect(name).toBe(name.trim());
					expect(ROLE_KEYS).toContain(primary);
				}
			}),
		);
	});

	it("on the same line never hides a link that stands between blanks", () => {
		fc.assert(
			fc.property(text, text, (before, after) => {
				const line = `${before} ${healer} ${after}`;
				expect(readPeople(line).people.length).toBeGreaterThan(0);
			}),
		);
	});
});
