import { type Field, formNamed } from "@liberation/shared/content/forms";
import { expect, test } from "vitest";
import { answerSchema, checkAnswers } from "../check/schema.ts";
import { checkSubmission } from "../check/submission.ts";
import { english, example, formNames, forms, formWords } from "./content.ts";
import { sound } from "./mail/every-mail.ts";
import { SETTINGS } from "./support.ts";

const { languages } = example;
const SAID = { languages, formWords };

test.each(formNames)(
	"the form %s takes an answer to every question, drops what it does not ask, and asks for what it marks as required",
	(name) => {
		const form = formNamed(forms, name);
		const all = Object.fromEntries(form.fields.map((field) => [field.name, sound(field)]));
		expect(checkAnswers(form, { ...all, extra: "x", __proto__: "y" }, SAID)).toEqual({
			answers: all,
		});
		const checked = checkAnswers(form, {}, SAID);
		expect("faults" in checked && checked.faults).toEqual(
			form.fields
				.filter(({ missing }) => missing)
				.map(({ name: field, missing }) => ({ field, message: missing })),
		);
	},
);

test("who sent a form is told by its field of an email address, whatever the founder has named it", async () => {
	const [name = ""] = formNames;
	const form = formNamed(forms, name);
	const fields: Field[] = [
		{ kind: "email", name: "reply", label: "Reply to", autocomplete: "email", invalid: "Not so." },
	];
	const settings = { ...SETTINGS, forms: { ...forms, [name]: { ...form, fields } } };
	const checked = await checkSubmission(name, { reply: "zoe@mail.test" }, settings, 0);
	expect(checked).toMatchObject({ email: "zoe@mail.test", answers: { reply: "zoe@mail.test" } });
});

const common = { name: "answer", label: "Answer", autocomplete: "off" } as const;
const field = (kind: "text" | "email" | "tel"): Field =>
	kind === "email" ? { kind, ...common, invalid: "Not so." } : { kind, ...common };
const AMOUNT: Field = {
	kind: "number",
	name: "amount",
	label: "Amount",
	min: 1,
	step: 0.01,
	unit: "$",
	repeated: "Pledge {number}",
	invalid: "Not so.",
};
const takes = (of: Field, answer: unknown) => answerSchema(of, SAID).safeParse(answer).success;

test("an email address is normalized as in the quiz's form, and has at most 254 characters", () => {
	expect(answerSchema(field("email"), SAID).parse("<o'brien+quiz@mail.test>")).toBe(
		"o'brien+quiz@mail.test",
	);
	for (const address of ["a@b", "a@b.test, c@d.test", `a@${"b.".repeat(125)}test`])
		expect(takes(field("email"), address), address).toBe(false);
});

test.each(["zoë@mail.test", "почта@mail.test", "\u202aniño@mail.test\u202c"])(
	"an address with non-ASCII letters is refused with the reason: %s",
	(address) => {
		const { error } = answerSchema(field("email"), SAID).safeParse(address);
		expect(error?.issues[0]?.message).toBe(formWords.ascii);
	},
);

test.each(["Zoë O'Brien", "李小龍", "👩🏽‍🌾 farmer", "a".repeat(200)])(
	"an answer of one line may be %j",
	(line) => expect(takes(field("text"), line)).toBe(true),
);
test.each([
	...["Zo\u00adë", "a\u200bb", "a\u2060b", "a\ufeffb", "a\u{e0041}b", "a\u206ab", "a\ud800"],
	...["a\nb", "a\rb", "a\0b", "a\u2028b", "a\u202ebc", "a".repeat(201)],
])("an answer of one line may not be %j", (line) => expect(takes(field("text"), line)).toBe(false));

test.each([
	["Ada\tOsei", "Ada", "tab", "U+0009"],
	["We met on\nMonday", "We met on", "lineBreak", "U+000A"],
	["Ada \u202eisO", "Ada", "direction", "U+202E"],
	["👩🏽‍🌾\u0007", "👩🏽‍🌾", "control", "U+0007"],
	["\u0007Ada", "", "control", "U+0007"],
] as const)(
	"the message about %j names the character that is refused, and its place",
	(line, before, kind, code) => {
		const { after, first, names } = english.mail.faults.character;
		const [found, where = ""] = (before ? after : first).split("{character}");
		const { error } = answerSchema(field("text"), SAID).safeParse(line);
		expect(error?.issues[0]?.message).toBe(
			`${found?.replace("{before}", before)}${names[kind]} (${code})${where}`,
		);
	},
);

test.each([
	["tel", "\u202a+1 (555) 010-0100\u202c", "+1 (555) 010-0100"],
	["text", "\u2068Zo\u00eb\u2069", "Zo\u00eb"],
	["text", "\u200eAda\u200f \u3164", "Ada"],
	["text", "Zoe\u0308 Nguye\u0302\u0303n", "Zo\u00eb Nguy\u1ec5n"],
	[
		"text",
		"\u0631\u0636\u0627\u200c\u0632\u0627\u062f\u0647",
		"\u0631\u0636\u0627\u200c\u0632\u0627\u062f\u0647",
	],
	["text", "\u8fbb\u{e0100}", "\u8fbb\u{e0100}"],
] as const)("the answer to a question of the kind %s, %j, is kept as %j", (kind, given, kept) => {
	expect(answerSchema(field(kind), SAID).parse(given)).toBe(kept);
});

test("an answer of invisible characters counts as missing", () => {
	const name = { ...field("text"), missing: "Missing." };
	expect(answerSchema(name, SAID).safeParse("\u200b\u2060 \u3164").error?.issues[0]?.message).toBe(
		"Missing.",
	);
	expect(answerSchema(field("text"), SAID).parse("\u202a\u202c")).toBe("");
});

test("a message keeps its lines, and their ends become line feeds", () => {
	const message: Field = { kind: "textarea", name: "message", label: "Message", rows: 3 };
	expect(answerSchema(message, SAID).parse(" one\r\ntwo\rthree\n\tfour ")).toBe(
		"one\ntwo\nthree\n\tfour",
	);
	expect(takes(message, "bell\u0007")).toBe(false);
	expect(takes(message, "x".repeat(10_001))).toBe(false);
});

test.each([
	["1.01", "1.01"],
	[25, "25"],
	["US$ 25.50", "25.50"],
	["\u202a$\u00a025\u202c", "25"],
	["\uff12\uff15", "25"],
	["25,50", "25.50"],
	["1,210", "1210"],
	["1.210,50", "1210.50"],
	["1\u2019210", "1210"],
	["1,234,567", "1234567"],
])("an amount of %s is read as %s", (amount, read) => {
	expect(answerSchema(AMOUNT, SAID).parse(amount)).toBe(read);
});

test.each([
	...["0.99", "1.005", "-5", "1e9", "NaN", "99999999999", "1.210", "1,210,50", "12,34,567", "25k"],
	...["25-30", "twenty", "1$5", "$", "25 euros", "1,2345", "25.", "0x19", "\u0661"],
])("%s is refused as an amount, because it has none or more than one meaning", (amount) =>
	expect(takes(AMOUNT, amount)).toBe(false),
);
