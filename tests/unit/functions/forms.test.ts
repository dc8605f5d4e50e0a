import { describe, expect, test } from "vitest";
import { answerSchema, checkAnswers } from "../../../functions/check/schema.ts";

import { words } from "../../../functions/content.ts";
import { type Field, formNamed } from "../../../shared/content/forms.ts";
import { formNames, forms } from "../../../tools/forms.ts";
import { sound } from "./mail/every-mail.ts";

describe.each(formNames)("%s", (name) => {
	const form = formNamed(forms, name);
	const all = Object.fromEntries(form.fields.map((field) => [field.name, sound(field)]));

	test("takes an answer to every question, and drops what it does not ask", () => {
		expect(checkAnswers(form, { ...all, extra: "x", __proto__: "y" })).toEqual({ answers: all });
	});

	test("asks for what it marks as required, in its own words, and for nothing else", () => {
		const checked = checkAnswers(form, {});
		expect("faults" in checked && checked.faults).toEqual(
			form.fields
				.filter(({ missing }) => missing)
				.map(({ name, missing }) => ({ field: name, message: missing })),
		);
	});
});

const field = (kind: "text" | "email" | "tel" | "date"): Field => ({
	kind,
	name: "answer",
	label: "Answer",
	autocomplete: "off",
	invalid: "Not so.",
});
const AMOUNT: Field = {
	kind: "number",
	name: "amount",
	label: "Amount",
	min: 1,
	step: 0.01,
	invalid: "Not so.",
};
const takes = (of: Field, answer: unknown) => answerSchema(of).safeParse(answer).success;

describe("an email address", () => {
	test.each(["a@b.test", "o'brien+quiz@mail.example.test", "zoe_1@xn--bcher-kva.test"])(
		"%s",
		(address) => expect(takes(field("email"), address)).toBe(true),
	);
	test.each([
		...[
			"a",
			"a@",
			"@b.test",
			"a@b",
			"a b@c.test",
			"a@b.test, c@d.test",
			"a@b.test\r\nBcc: c@d.test",
		],
		...["A <a@b.test>", '"a b"@c.test', "a@[127.0.0.1]", "a..b@c.test", ".a@b.test", "a.@b.test"],
		...["zoë@mail.test", `${"a".repeat(65)}@b.test`, `a@${"b".repeat(250)}.test`, "a@b.test\0"],
		...[
			"root@127.0.0.1",
			"a@1.2.3.0x7f",
			"x@localhost.localdomain",
			"a@mail.localhost",
			"a@b.local",
		],
		...["a@b.internal", "v%other.test@b.test", "other!v@b.test", "|cat@b.test", "`id`@b.test"],
		...["-oQ@b.test", "/etc/x@b.test", "a@b.t"],
	])("not %j", (address) => expect(takes(field("email"), address)).toBe(false));
});

describe("a line", () => {
	test.each(["Zoë O'Brien", "李小龍", "👩🏽‍🌾 farmer", "a".repeat(200)])("%s", (line) =>
		expect(takes(field("text"), line)).toBe(true),
	);
	test.each(["a\nb", "a\rb", "a\0b", "a\u2028b", "\u202eabc", "\ud800", "a".repeat(201)])(
		"not %j",
		(line) => expect(takes(field("text"), line)).toBe(false),
	);
});

test.each([
	["Ada\tOsei", "Ada", "tab", "U+0009"],
	["We met on\nMonday", "We met on", "lineBreak", "U+000A"],
	["From one end to the other\u2028end", "one end to the other", "lineBreak", "U+2028"],
	["Ada \u202eisO", "Ada", "direction", "U+202E"],
	["👩🏽‍🌾\u0007", "👩🏽‍🌾", "control", "U+0007"],
	["{character}\0", "{character}", "control", "U+0000"],
	["\u0007Ada", "", "control", "U+0007"],
] as const)(
	"a line with what can't be taken is refused by its name and place: %j",
	(line, before, kind, code) => {
		const { after, first, names } = words.faults.character;
		const [found, where = ""] = (before ? after : first).split("{character}");
		const { error } = answerSchema(field("text")).safeParse(line);
		expect(error?.issues[0]?.message).toBe(
			`${found?.replace("{before}", before)}${names[kind]} (${code})${where}`,
		);
	},
);

test("a message keeps its lines, ended as everywhere", () => {
	const message: Field = { kind: "textarea", name: "message", label: "Message", rows: 3 };
	expect(answerSchema(message).parse(" one\r\ntwo\rthree\n\tfour ")).toBe(
		"one\ntwo\nthree\n\tfour",
	);
	expect(takes(message, "bell\u0007")).toBe(false);
	expect(takes(message, "x".repeat(10_001))).toBe(false);
});

test.each([
	["1", true],
	["1.01", true],
	[25, true],
	["0.99", false],
	["1.005", false],
	["-5", false],
	["1e9", false],
	["NaN", false],
	["99999999999", false],
])("an amount of %s: %s", (amount, taken) => expect(takes(AMOUNT, amount)).toBe(taken));

test.each([
	["2027-02-28", true],
	["2027-02-30", false],
	["28.2.2027", false],
])("a date of %s: %s", (date, taken) => expect(takes(field("date"), date)).toBe(taken));
