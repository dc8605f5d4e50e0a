import { describe, expect, it } from "vitest";
import { groupOf } from "../../../shared/circle/group.ts";
import { ROLE_KEYS, type RoleKey } from "../../../shared/quiz/keys.ts";

const person = (primary: RoleKey, secondary: RoleKey | null = null) => ({ primary, secondary });
const times = (count: number, role: RoleKey) => Array.from({ length: count }, () => person(role));

it("counts the first and the second role of everyone", () => {
	const { size, shares } = groupOf([person("healer", "guide"), person("healer"), person("guide")]);
	expect(size).toBe(3);
	expect(shares.filter(({ first, second }) => first + second)).toEqual([
		{ role: "healer", first: 2, second: 0 },
		{ role: "guide", first: 1, second: 1 },
	]);
	expect(shares.map(({ role }) => role)).toEqual(ROLE_KEYS);
});

it("a role is missing that is nobody's first or second", () => {
	const { missing } = groupOf([person("healer", "guide")]);
	expect(missing).toEqual(ROLE_KEYS.filter((role) => role !== "healer" && role !== "guide"));
	expect(groupOf(ROLE_KEYS.map((role) => person(role))).missing).toEqual([]);
});

describe("several stand together", () => {
	it.each([
		[2, 2, true],
		[7, 2, true],
		[30, 4, false],
		[30, 5, true],
		[100, 16, false],
		[100, 17, true],
	])("in a group of %i where %i share a role: %j", (size, together, expected) => {
		const group = [...times(together, "healer"), ...times(size - together, "guide")];
		expect(groupOf(group).gathered.includes("healer")).toBe(expected);
	});

	it("are never one person", () => {
		expect(groupOf([person("healer")]).gathered).toEqual([]);
	});
});

it.each([
	[2, "pair"],
	[7, "small"],
	[30, "room"],
	[100, "crowd"],
])("%i people are a %s", (size, band) => {
	expect(groupOf(times(size, "guide")).band).toBe(band);
});
