import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formNamed, formSchema, formWordsSchema } from "../../../shared/content/forms.ts";
import { type FormSiteData, SiteForm } from "../../../site/components/form/SiteForm.tsx";
import { formNames, forms } from "../../forms.ts";

test.each(formNames)("the form %s names its fields once and asks for an email address", (name) => {
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
])("analytics record the form %s as the event %s", (name, event) => {
	expect(formNamed(forms, name).event).toBe(event);
});

test("the error about an unknown form names the form and the missing file", () => {
	expect(() => formNamed(forms, "toString")).toThrow("site/_data/forms/toString.json is missing");
});

const read = (file: string): unknown =>
	JSON.parse(readFileSync(new URL(`../../../site/_data/${file}.json`, import.meta.url), "utf8"));

function render(name: string, formsEndpoint: string | null): string {
	const data: FormSiteData = {
		forms,
		formWords: formWordsSchema.parse(read("formWords")),
		page: { url: "/warm-winter/" },
		site: { contactEmail: "hello@example.org", officeHours: { reply: "Soon." } },
		assets: {
			scripts: { forms: "/assets/forms.js" },
		},
		environment: { formsEndpoint, siteUrl: "https://www.school.test" },
		programs: {},
		buildDate: "2026-11-21T10:00:00.000Z",
	};
	return renderToStaticMarkup(createElement(SiteForm, { data, name }));
}

/** The form's own tag. */
const tag = (html: string) => /<form [^>]*>/.exec(html)?.[0];

test.each(formNames)("the form %s posts to its own address at the endpoint", (name) => {
	const { preview } = formWordsSchema.parse(read("formWords"));
	for (const [endpoint, action] of [
		["https://forms.example.org/v1", "https://forms.example.org/v1"],
		// A relative URL, so that forms can also be sent under the site's other host name.
		["https://www.school.test/api", "/api"],
		["https://www.school.test.example.org/api", "https://www.school.test.example.org/api"],
	] as const) {
		const html = render(name, endpoint);
		expect(tag(html)).toContain('method="post"');
		expect(tag(html)).toContain(`action="${action}/${name}"`);
		expect(html).not.toContain("<noscript>");
		expect(html).not.toContain(preview);
	}
});

test("a form sends from which page it comes", () => {
	expect(render("contact", "https://forms.example.org")).toContain(
		'<input type="hidden" name="page" value="/warm-winter/"/>',
	);
});

test.each(["page", "email"])("a form is refused if its second field is called %s, too", (name) => {
	const form = formNamed(forms, "contact");
	const fields = [...form.fields, { kind: "text", name, label: "Another", autocomplete: "off" }];
	expect(formSchema.safeParse({ ...form, fields }).error?.issues[0]?.message).toMatch(/^a name of/);
});

test("without an endpoint a form leads nowhere, says so, and names the address to write to", () => {
	const html = render("contact", null);
	const { preview } = formWordsSchema.parse(read("formWords"));
	expect(html).toContain(preview);
	expect(tag(html)).toContain('method="dialog"');
	expect(html).not.toContain("action=");
	expect(html).toMatch(/<noscript>.*mailto:hello@example\.org.*<\/noscript>/);
});

test.each(formNames)(
	"every control of the form %s is described by its hint and by the element that shows its error",
	(name) => {
		const html = render(name, null);
		const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
		const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, list = ""]) =>
			list.split(" "),
		);
		expect(described.length).toBeGreaterThanOrEqual(formNamed(forms, name).fields.length);
		expect(described.filter((id) => !ids.has(id))).toEqual([]);
		const hints = [...ids].filter((id = "") => id.endsWith("-hint"));
		expect(described).toEqual(expect.arrayContaining(hints));
		for (const { name: field, missing } of formNamed(forms, name).fields) {
			const control = html.match(
				new RegExp(`<(?:input|select|textarea)[^>]* name="${field}"[^>]*>`),
			);
			expect(control?.[0].includes("required")).toBe(missing !== undefined);
			expect(control?.[0], "not a fault before anything was answered").not.toMatch(/aria-invalid=/);
		}
	},
);
