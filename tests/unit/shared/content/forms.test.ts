import { expect, test } from "vitest";
import { formNamed, formSchema } from "../../../../shared/content/forms.ts";
import { formNames, forms } from "../../../../tools/forms.ts";

test.each(formNames)("%s names its fields once and asks for an email address", (name) => {
	const { fields } = formNamed(forms, name);
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
	expect(formNamed(forms, name).event).toBe(event);
});

test.each([
	["a field of an unknown kind", { kind: "color", name: "x", label: "X" }],
	["a list with nothing to choose", { kind: "select", name: "x", label: "X", options: [] }],
	["a number without a message", { kind: "number", name: "x", label: "X", min: 1, step: 1 }],
	["a name that is no word", { kind: "checkbox", name: "my field", label: "X" }],
])("%s is refused", (_, field) => {
	const waitlist = formNamed(forms, "waitlist");
	expect(formSchema.safeParse({ ...waitlist, fields: [field] }).success).toBe(false);
});

test("a form that has no file is named together with the file that is missing", () => {
	expect(() => formNamed(forms, "toString")).toThrow("site/_data/forms/toString.json is missing");
});
