import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FORM_NAMES, formSchema } from "../../../../shared/content/forms.ts";

const FOLDER = new URL("../../../../site/_data/forms/", import.meta.url);

const read = (name: string): unknown =>
	JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8"));

test("every form has its file, and every file is a form", () => {
	expect(
		readdirSync(FOLDER)
			.map((file) => file.replace(/\.json$/, ""))
			.sort(),
	).toEqual([...FORM_NAMES].sort());
});

test.each(FORM_NAMES)("%s names its fields once and asks for an email address", (name) => {
	const { fields } = formSchema.parse(read(name));
	const names = fields.map((field) => field.name);
	expect(new Set(names).size).toBe(names.length);
	expect(fields.find((field) => field.name === "email")).toMatchObject({
		kind: "email",
		autocomplete: "email",
		missing: expect.any(String),
		invalid: expect.any(String),
	});
});

test.each([
	["waitlist", "waitlist_joined"],
	["equity-seat", "equity_applied"],
	["pay-it-forward", "pay_it_forward_selected"],
	["contact", undefined],
])("%s is recorded as %s", (name, event) => {
	expect(formSchema.parse(read(name)).event).toBe(event);
});

test.each([
	["a field of an unknown kind", { kind: "color", name: "x", label: "X" }],
	["a list with nothing to choose", { kind: "select", name: "x", label: "X", options: [] }],
	["a number without a message", { kind: "number", name: "x", label: "X", min: 1, step: 1 }],
	["a name that is no word", { kind: "checkbox", name: "my field", label: "X" }],
])("%s is refused", (_, field) => {
	const waitlist = formSchema.parse(read("waitlist"));
	expect(formSchema.safeParse({ ...waitlist, fields: [field] }).success).toBe(false);
});
