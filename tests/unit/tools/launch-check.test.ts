import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { z } from "zod";
import { adviceOnText, findPlaceholders } from "../../../site/launch/find.ts";
import { LaunchList } from "../../../site/launch/going-live.11ty.tsx";
import { inSteps } from "../../../site/launch/steps.ts";
import { planSchema } from "../../../site/schemas/plans.ts";
import { event, OWN_ARTICLE } from "../../own-items.ts";
import { folderWith } from "./temporary-folder.ts";

const TODAY = "2026-11-20";
/** A file in every content folder. */
const EMPTY = {
	"shared/circle/circle.json": "{}",
	"shared/quiz/roles.json": "[]",
	"site/_data/a.json": "{}",
	"site/articles/a.md": "",
};

function placeholders(files: Readonly<Record<string, object>>) {
	const texts = Object.entries(files).map(([file, data]) => [
		file,
		JSON.stringify(data, null, "\t"),
	]);
	const root = folderWith({ ...EMPTY, ...Object.fromEntries(texts) });
	return findPlaceholders(root, TODAY);
}

function found(files: Readonly<Record<string, object>>) {
	return placeholders(files).map(({ file, line, path, weight }) =>
		`${weight} ${file}:${line} ${path.join(".")}`.trimEnd(),
	);
}

test("an article whose day is to come is on the list, so that nobody looks for it on the site", () => {
	const dated = (date: string) => OWN_ARTICLE.text.replace(/date: .*/, `date: ${date}`);
	const root = folderWith({
		...EMPTY,
		"site/articles/later.md": dated("2026-11-21"),
		"site/articles/today.md": dated(TODAY),
	});
	const entries = findPlaceholders(root, TODAY).filter(({ file }) =>
		/(?:later|today)\.md$/.test(file),
	);
	expect(entries).toEqual([
		expect.objectContaining({
			file: "site/articles/later.md",
			line: 4,
			weight: "advised",
			put: expect.stringContaining("it is a draft until"),
		}),
	]);
});

test.each([
	["https://pay.example.com/a", true],
	["hello@example.org", true],
	["It needs an @, like name@example.org.", false],
])("that %s is a placeholder is %j", (text, placeholder) => {
	expect(adviceOnText(text) !== undefined).toBe(placeholder);
});

const upcoming = { date: "2026-11-19", status: "upcoming" };

test.each<[string, Record<string, object>, string[]]>([
	[
		"the founder's own words and the forms' endpoint until they are there",
		{
			"site/_data/pages/about.json": { sections: [{ kind: "founder", words: null }] },
			"site/_data/pages/volunteer.json": { sections: [{ kind: "founder", words: "I began." }] },
			"site/_data/site.json": { founderName: null, formsEndpoint: null },
		},
		[
			"fact site/_data/pages/about.json:5 sections.0.words",
			"first site/_data/site.json:2 founderName",
			"required site/_data/site.json:3 formsEndpoint",
		],
	],
	[
		"an upcoming event that is over, not one of today",
		{
			"site/_data/events/a.json": upcoming,
			"site/_data/events/b.json": { ...upcoming, date: TODAY },
			"site/_data/events/c.json": { ...upcoming, status: "past" },
			"site/_data/events/d.json": { ...upcoming, endDate: "2026-11-19" },
		},
		["required site/_data/events/a.json:2 date", "required site/_data/events/d.json:4 endDate"],
	],
	[
		"an opening and a last day that have passed, not those to come",
		{
			"site/_data/plans/a.json": { availableUntil: "2026-11-19", includes: [{ opens: "2026-10" }] },
			"site/_data/plans/b.json": { availableUntil: TODAY, includes: ["A", { opens: "2026-11" }] },
		},
		[
			"confirm site/_data/plans/a.json:5 includes.0.opens",
			"confirm site/_data/plans/a.json:2 availableUntil",
		],
	],
	[
		"of an example only that it is one, which stops no launch",
		{
			"site/_data/claims.json": {
				claims: [{ file: "site/_data/partners/a.json", words: "A", confirm: "It exists." }],
			},
			"site/_data/events/a.json": {
				...upcoming,
				example: true,
				facts: [{ label: "Cost", answer: null, question: "What does it cost?" }],
			},
			"site/_data/partners/a.json": {
				name: "A",
				image: null,
				link: "https://partner.example.com/a",
				example: true,
			},
			"site/_data/products/a.json": { example: true, payment_url: "https://pay.example.com/a" },
		},
		[
			"advised site/_data/events/a.json:4 example",
			"advised site/_data/partners/a.json:5 example",
			"advised site/_data/products/a.json:2 example",
		],
	],
	[
		"nothing of a draft, of what isn't sold and of how to pay for a closed plan",
		{
			"site/_data/events/a.json": { draft: true, registration: "https://pay.example.com/a" },
			"site/_data/products/a.json": { status: "draft", payment_url: "https://pay.example.com/a" },
			"site/_data/products/b.json": {
				status: "archived",
				payment_url: "https://pay.example.com/b",
			},
			"site/_data/plans/a.json": {
				availableUntil: "2026-11-19",
				payments: [{ url: "https://pay.example.com/a" }],
			},
			"site/_data/plans/b.json": {
				availableUntil: TODAY,
				payments: [{ url: "https://pay.example.com/b" }],
			},
		},
		[
			"required site/_data/plans/b.json:5 payments.0.url",
			"confirm site/_data/plans/a.json:2 availableUntil",
		],
	],
	[
		"a fact without an answer, wherever it stands; what visitors ask first comes first",
		{
			"site/_data/pages/a.json": {
				land: {
					facts: [
						{ label: "Parking", answer: "On the lane", question: "Where do I park?" },
						{ label: "Place", answer: null, question: "Where is it?" },
						{ label: "Town", answer: null, question: "In which town?", first: true },
					],
				},
			},
		},
		[
			"fact site/_data/pages/a.json:11 land.facts.1.answer",
			"first site/_data/pages/a.json:16 land.facts.2.answer",
		],
	],
	[
		"a claim to confirm, where its words stand",
		{
			"site/_data/claims.json": {
				claims: [{ file: "site/_data/site.json", words: "500", confirm: "Have proof." }],
			},
			"site/_data/site.json": { name: "A", impact: "500 people" },
		},
		["confirm site/_data/site.json:3 impact"],
	],
])("the list of what is left to do before the launch holds %s", (_, files, expected) => {
	expect(found(files)).toEqual(expected);
});

test("of a line whose date has passed, the list quotes what visitors now read", () => {
	const line = { opens: "2026-10", before: "Soup from {date}", after: "Soup, since October" };
	const [asked] = placeholders({ "site/_data/plans/a.json": { includes: [line] } });
	expect(asked?.put).toContain('Visitors now read: "Soup, since October". Is that so?');
});

test("a place in the editor is named by the labels of its fields, and a list's entry by its summary", () => {
	const file = "site/_data/plans/seed.json";
	const seed = { payments: [{ label: "Choose Seed", url: "https://pay.example.com/seed" }] };
	const { payments } = planSchema.shape;
	const labels = [planSchema, payments, payments.element.shape.url].map(
		(schema: z.ZodType) => schema.meta()?.label,
	);
	expect(placeholders({ [file]: { ...seed, name: "Seed" } }).map(({ place }) => place)).toEqual([
		[labels[0], "Seed", labels[1], "Choose Seed", labels[2]].join(" › "),
	]);
});

test("each entry of the list appears once: in the first step that it belongs to, or in the rest", () => {
	const all = findPlaceholders(".", TODAY);
	const { steps, rest } = inSteps(all);
	const shown = [...steps.flatMap(({ left }) => left), ...rest];
	expect(shown).toHaveLength(all.length);
	expect(new Set(shown).size).toBe(all.length);
	expect(rest.filter(({ weight }) => weight === "required")).toEqual([]);
});

test("the list leaves out what the founder has set aside", () => {
	const site = { contactEmail: "hello@example.org", postalAddress: null };
	const entry = "Business details › Name, addresses and figures › Postal address";
	const launch = { $schema: "x", aside: [{ entry, reason: "We send no news." }] };
	expect(found({ "site/_data/site.json": site, "site/_data/launch.json": launch })).toEqual([
		"required site/_data/site.json:2 contactEmail",
	]);
});

test("the public launch list links to each place in the editor, but shows no drafts and no claims", () => {
	const article = (draft: boolean) =>
		`---\ntitle: Of soil\ndraft: ${draft}\nlink: https://pay.example.com/${draft}\n---\n\nSoil.\n`;
	const root = folderWith({
		...EMPTY,
		"site/_data/partners/neighbors.json": '{ "website": "https://partner.example.com/" }',
		"shared/quiz/programs.json": '[{ "enrollment": { "state": "open" } }]',
		"site/articles/public.md": article(false),
		"site/articles/draft.md": article(true),
		"site/_data/events/open.json": JSON.stringify(event("open", "Open table")),
		"site/_data/events/draft.json": JSON.stringify({
			...event("draft", "Secret table"),
			draft: true,
		}),
	});
	const listed = (isPublished: boolean) =>
		renderToStaticMarkup(LaunchList({ root, today: TODAY, origin: "", isPublished }));
	const page = listed(true);
	expect(page).toContain('href="../#/collections/partner/entries/neighbors"');
	expect(page).toContain("https://pay.example.com/false");
	expect(page).not.toContain("https://pay.example.com/true");
	expect(page).toContain("Open table");
	expect(page).not.toContain("Secret table");
	expect(listed(false)).toContain("People can start it today");
	expect(page).not.toContain("People can start it today");
});
