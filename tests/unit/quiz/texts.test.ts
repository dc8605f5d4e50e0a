import { expect, it } from "vitest";
import { pillarLabel, pillars, roleOf } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { rolePackFileName } from "../../../shared/quiz/role-pack.ts";

it("every role and every pillar's label is found by its key", () => {
	expect(ROLE_KEYS.map((key) => roleOf(key).role)).toEqual(ROLE_KEYS);
	expect(pillars.map(({ key }) => pillarLabel(key))).toEqual(pillars.map(({ label }) => label));
});

it.each<[string, Record<string, string | number>, string]>([
	["Question {position} of {total}", { position: 1, total: 15 }, "Question 1 of 15"],
	["{role}, {role}", { role: "Healer" }, "Healer, Healer"],
	["{count} of 6", { count: 0 }, "0 of 6"],
	["{role} and {other}", { role: "Healer" }, "Healer and {other}"],
	["{role}", { role: "$& {other}", other: "x" }, "$& {other}"],
	["{}", { "": "x" }, "{}"],
])("%j with %j is %j", (sentence, values, expected) => {
	expect(fill(sentence, values)).toBe(expected);
});

it.each([
	[undefined, "user"],
	["", "user"],
	["@example.org", "user"],
	["first.last+quiz@example.org", "first.last+quiz"],
	["o'neil_9@example.org", "o'neil_9"],
	["josé.ñandú@example.org", "josé.ñandú"],
	["../../etc/passwd@example.org", "..-..-etc-passwd"],
	["a\\b:c*d?e<f>g|h@example.org", "a-b-c-d-e-f-g-h"],
	['"two words"@example.org', "-two-words-"],
	["line\nbreak\0@example.org", "line-break-"],
	["fdp.exe\u202E@example.org", "fdp.exe-"],
	["no-at-sign", "no-at-sign"],
])("the Role Pack for %j is named after %s", (email, localPart) => {
	expect(rolePackFileName("healer", email)).toBe(`rolepack_${localPart}_healer`);
});
