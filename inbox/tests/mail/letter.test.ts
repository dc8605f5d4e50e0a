import { roleGround } from "@liberation/shared/design/hex";
import type { Block } from "@liberation/shared/letter";
import { fill } from "@liberation/shared/quiz/fill";
import { caniemail } from "caniemail";
import { describe, expect, test } from "vitest";
import { printLetter } from "../../compose/letter/print.tsx";
import { business, english, roleOf } from "../content.ts";
import { SETTINGS, SITE } from "../support.ts";
import { everyMail } from "./every-mail.ts";

const mails = await everyMail();
const named = Object.entries(mails);

/** The programs that most people read their mail with, and the one with the oldest engine: Outlook for Windows. */
const CLIENTS = ["gmail.*", "outlook.*", "apple-mail.*"] as const;

/** The features that one of them lacks, and what its reader sees instead. */
const DEGRADES: Readonly<Record<string, string>> = {
	"<body> element": "It becomes another element; the table within has the color of the page.",
	"<style> element": "The sheet holds the dark theme only.",
	"@media": "The mail stays light, or the program darkens it by itself.",
	"border-radius": "Buttons have square corners.",
	"text-decoration-line": "React Email's default; text-decoration says the same again.",
	"target attribute": "Mail programs open links in a new tab or in the browser anyway.",
	"role attribute": "Tables are read as tables of one cell.",
	"aria-hidden attribute": "The strip of cloth is read as empty cells.",
	"display:none": "The sentence for the inbox stands above the mail.",
	"table-layout": "Columns are as wide as their longest word.",
	"word-break": "The same; overflow-wrap breaks long words where it is known.",
	outline: "React Email's default; a picture has none.",
	"loading attribute": "The picture loads at once.",
	opacity: "The same; display: none already hides it elsewhere.",
	overflow: "The same.",
};

test("no mail uses a feature that Gmail, Outlook or Apple Mail lacks, except harmless ones", () => {
	const unsupported = named.flatMap(([, { html }]) => {
		const { issues } = caniemail({ clients: [...CLIENTS], html });
		return [...issues.errors.values()].flat().map(({ title }) => title);
	});
	expect(unsupported.filter((feature) => !(feature in DEGRADES))).toEqual([]);
});

/** The text of an HTML part without styles, pictures and spaces. */
function readable(html: string): string {
	return html
		.replace(/<head>.*?<\/head>/s, "")
		.replaceAll(/<!--.*?-->/gs, "")
		.replaceAll(/<[^>]+>/g, "")
		.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
		.replaceAll(/\s|\u200b|\u200c|\u200d|\ufeff/g, "");
}

const ENTITIES: Readonly<Record<string, string>> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#x27;": "'",
};

describe.each(named)("the mail %s", (_, { text, html, subject }) => {
	test("a mail says in HTML what it says in text", () => {
		const seen = readable(html);
		const lines = text
			.split("\n")
			.filter((line) => !/^(?:=+|-+ ?)$|^https?:/.test(line))
			.map((line) => line.replace(/^- /, "").replace(/:$/, "").replaceAll(/\s/g, ""));
		const labeled = lines.flatMap((line) => (seen.includes(line) ? line : line.split(/:(.*)/)));
		expect(labeled.filter((line) => !seen.includes(line))).toEqual([]);
		for (const url of text.match(/https?:\S+/g) ?? []) {
			expect(html).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
		}
	});

	test("a mail has one title, a language and no placeholder left", () => {
		expect(html).toMatch(/^<!doctype html>\n<html [^>]*lang="en"/);
		expect(html.match(/<h1/g)).toHaveLength(1);
		expect(html).not.toMatch(/url\(|undefined|oklch|var\(/);
		expect(`${subject}${text}`).not.toMatch(/\{(?!id\})\w+\}|undefined|null/);
	});
});

test("the only picture of any mail is the role's block from the site, with alt text", () => {
	const pictures = named.flatMap(([name, { html }]) =>
		[...html.matchAll(/<img[^>]*>/g)].map(([tag]) => ({ name, tag })),
	);
	expect(pictures.map(({ name }) => name)).toEqual(["results", "results-one-role"]);
	const { tag } = pictures[0] ?? { tag: "" };
	const alt = fill(english.quiz.mail.block, { role: roleOf("healer").name });
	for (const part of [
		`src="${SETTINGS.siteUrl}/mail/healer.png"`,
		`alt="${alt}"`,
		'width="144"',
		'height="144"',
		`background-color:${roleGround("healer")}`,
	])
		expect(tag).toContain(part);
});

test("mail to visitors says who writes, and how to get no more", () => {
	for (const name of ["results", "confirm-newsletter", "confirm-email-list"]) {
		const mail = mails[name];
		const wayOut = mail?.headers["List-Unsubscribe"]?.slice(1, -1);
		expect(mail?.text).toContain(business.name);
		expect(mail?.text).toContain(`${english.mail.visitor.unsubscribe}\n${wayOut}`);
	}
});

const HOSTILE = `</title></style><img src=x onerror=alert(1)><a href="javascript:alert(1)">&"'`;

test.each<[string, readonly Block[]]>([
	[
		"title",
		[
			{
				kind: "title",
				text: HOSTILE,
				above: HOSTILE,
				below: HOSTILE,
				block: { role: "healer", url: `${SITE}/a.png`, alt: HOSTILE },
			},
		],
	],
	["heading", [{ kind: "heading", text: HOSTILE }]],
	["text", [{ kind: "text", text: `${HOSTILE}\n${HOSTILE}\n\n${HOSTILE}` }]],
	["list", [{ kind: "list", items: [HOSTILE, HOSTILE] }]],
	["answer", [{ kind: "details", details: [{ label: HOSTILE, value: HOSTILE }] }]],
	["link", [{ kind: "links", links: [{ label: HOSTILE, url: `${SITE}/`, text: HOSTILE }] }]],
	["button", [{ kind: "buttons", links: [{ label: HOSTILE, url: `${SITE}/` }] }]],
])("HTML in a %s of a mail stays text (XSS)", (_, blocks) => {
	const letter = { subject: HOSTILE, preview: HOSTILE, blocks, footer: blocks };
	const { html } = printLetter(letter, SETTINGS);
	expect(html).not.toMatch(/<img src=x|<a href="javascript/);
	expect(html.match(/<\/title>/g)).toHaveLength(1);
	expect(html.match(/<\/style>/g)).toHaveLength(1);
	expect(readable(html)).toContain(HOSTILE.replaceAll(/\s/g, ""));
});
