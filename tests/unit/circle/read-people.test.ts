import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPeople } from "../../../shared/circle/read-people.ts";
import { roleOf } from "../../../shared/quiz/catalogue.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { resultLink, resultOfRole } from "../../../shared/quiz/result-link.ts";
import { EVERYONE, MESS, peopleOf, SENT, SITE } from "./messy.ts";

const healer = `${SITE}/quiz?role=healer`;
const named = (text: string) => readPeople(text).people.map(({ name }) => name);

describe("results as people send them", () => {
	it.each(SENT.map(([text, ...people]) => ({ text, people })))("$text", ({ text, people }) => {
		expect(readPeople(text)).toEqual({ people: peopleOf(people), unknown: 0 });
	});

	it("are all found where they stand in one text", () => {
		expect(readPeople(MESS).people).toEqual(EVERYONE);
	});
});

describe("names", () => {
	it.each([
		["above their links", `Ana\n${healer}\n\nBen\n${healer}\n`],
		["below their links", `${healer}\nAna\n\n${healer}\nBen\n`],
	])("are found %s", (_, text) => {
		expect(named(text)).toEqual(["Ana", "Ben"]);
	});

	it.each([
		"I got Healer",
		"Here is my result",
		"my link",
		"Look what came out of it today",
		"ana@example.org",
		"11/22/2026",
		"Healer",
	])("are not made of %j", (text) => {
		expect(named(`${text}: ${healer}`)).toEqual([""]);
	});

	it("are kept short, on one line, and without marks that turn the text around", () => {
		const [name = ""] = named(`Ana\u202e B\u200bo: ${healer}`);
		expect(name).toBe("Ana Bo");
		expect(named(`${"Abcdefghi ".repeat(5)}: ${healer}`)[0]?.length).toBeLessThanOrEqual(40);
	});
});

describe("repetitions", () => {
	it("a link and its words that are the same link are one person", () => {
		expect(named(`[${healer}](${healer})`)).toHaveLength(1);
		expect(named(`<a href="${healer}">${healer}</a>`)).toHaveLength(1);
	});

	it("someone with the same name and roles is one person, in large letters or small", () => {
		expect(named(`Ana: ${healer}\nana: ${healer}`)).toEqual(["Ana"]);
	});

	it("two links without names are two people, because nothing tells them apart", () => {
		expect(named(`${healer}\n${healer}`)).toHaveLength(2);
	});

	it("what a reply quotes is not counted again", () => {
		expect(named(`Ana: ${healer}\n\n> Ana: ${healer}\n> ${healer}`)).toEqual(["Ana"]);
		expect(named(`> ${healer}`)).toHaveLength(1);
	});
});

it("a role that doesn't exist is counted, and adds nobody", () => {
	expect(readPeople(`Ana: ${SITE}/quiz?role=hero`)).toEqual({ people: [], unknown: 1 });
});

it("what Copy Link and the line for a circle say is read for every role", () => {
	for (const primary of ROLE_KEYS) {
		const text = `${roleOf(primary).name}: ${resultLink(SITE, resultOfRole(primary))}`;
		expect(readPeople(text).people).toEqual([{ name: "", primary, secondary: null }]);
	}
});

describe("any text", () => {
	const noise = fc.constantFrom(
		"> ",
		"\n",
		" ",
		"&amp;",
		": ",
		healer,
		"Ana",
		"<a href=",
		"(",
		"=",
	);
	const text = fc.array(fc.oneof(noise, fc.string({ unit: "binary" })), { maxLength: 30 });

	it("is read without an error, and names are as a circle keeps them", () => {
		fc.assert(
			fc.property(text, (parts) => {
				for (const { name, primary } of readPeople(parts.join("")).people) {
					expect([...name].length).toBeLessThanOrEqual(40);
					expect(name).toBe(name.trim());
					expect(ROLE_KEYS).toContain(primary);
				}
			}),
		);
	});

	it("around a link on a line of its own never hides it", () => {
		const words = fc.string({
			unit: fc.constantFrom("a", "B", " ", ",", ".", "\n", "1", ")", "é"),
		});
		fc.assert(
			fc.property(words, words, (before, after) => {
				expect(readPeople(`${before}\n${healer}\n${after}`).people).toHaveLength(1);
			}),
		);
	});
});
