import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleFragment, readCircle } from "../../../shared/circle/link.ts";
import { cleanName, MOST_PEOPLE, type Person } from "../../../shared/circle/person.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";

const role = fc.constantFrom(...ROLE_KEYS);
const person: fc.Arbitrary<Person> = fc
	.record({
		name: fc.string({ unit: "binary", maxLength: 60 }).map(cleanName),
		primary: role,
		secondary: fc.option(role),
	})
	.filter(({ primary, secondary }) => primary !== secondary);
const circle = fc.array(person, { minLength: 1, maxLength: 30 });

const sample = circleFragment([
	{ name: "Maya", primary: "caregiver", secondary: "guide" },
	{ name: "", primary: "weaver", secondary: null },
	{ name: "Ana-María 🌻", primary: "guide", secondary: "frontline_responder" },
]);

it("a circle is read as it was written, with and without the number sign", () => {
	fc.assert(
		fc.property(circle, (people) => {
			const fragment = circleFragment(people);
			expect(fragment).toMatch(/^v1\.[\w-]+$/);
			expect(readCircle(fragment)).toEqual({ kind: "circle", people });
			expect(readCircle(`#${fragment}`)).toEqual({ kind: "circle", people });
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

it("thirty people with short names take less than 400 characters", () => {
	const thirty = Array.from({ length: 30 }, (_, index): Person => {
		return { name: `Name${index}`, primary: "guide", secondary: null };
	});
	expect(circleFragment(thirty).length).toBeLessThan(400);
});

it.each(["", "#", "main", "#role=healer", "v", "version"])("%j is no circle", (fragment) => {
	expect(readCircle(fragment)).toEqual({ kind: "none" });
});

describe("a broken link", () => {
	it("is every beginning of one", () => {
		for (let length = 2; length < sample.length; length++)
			expect(readCircle(sample.slice(0, length)), String(length)).toEqual({ kind: "broken" });
	});

	it("is one with any letter changed or added", () => {
		for (let at = 2; at <= sample.length; at++)
			for (const letter of ["A", "z", "0", "_", "%", ".", "é"]) {
				const changed = sample.slice(0, at) + letter + sample.slice(at + 1);
				if (changed !== sample) expect(readCircle(changed), changed).toEqual({ kind: "broken" });
			}
	});

	it.each([
		"v1",
		"v1.",
		"v2.AAAA",
		"v1.AAAA",
		"v1.<script>",
		`v1.${"A".repeat(100_000)}`,
		"v1.%00",
	])("is %.40s", (fragment) => {
		expect(readCircle(fragment)).toEqual({ kind: "broken" });
	});

	it("is anything else after the version, and nothing is thrown", () => {
		fc.assert(
			fc.property(fc.oneof(fc.base64String(), fc.string({ unit: "binary" })), (text) => {
				const read = readCircle(`v1.${text}`);
				// Only by the greatest of chances is it one.
				if (read.kind === "circle") expect(circleFragment(read.people)).toBe(`v1.${text}`);
				else expect(read).toEqual({ kind: "broken" });
			}),
		);
	});
});

it("a name cleaned twice is as it was cleaned once", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			expect(cleanName(cleanName(text))).toBe(cleanName(text));
		}),
	);
});
