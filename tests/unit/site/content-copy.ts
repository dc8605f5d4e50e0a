import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { checkContent } from "../../../site/check/check.ts";
import { formatFault } from "../../../site/check/source.ts";
import { readRoutes } from "../../../site/rules/routes.ts";
import { CONTENT_FOLDERS } from "../../../site/schemas/registry.ts";
import { withoutItemLinks } from "../tools/everyday-edits.ts";

const routes = await readRoutes();
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const event = (slug: string, title: string) => ({
	$schema: "../../../.cache/schemas/event.json",
	slug,
	title,
	type: "Workshop",
	status: "upcoming",
	date: "2027-05-01",
	startTime: "12:00",
	endTime: "14:00",
	timeZone: "America/New_York",
	venue: "online",
	location: "Online",
	description: "Soup, and time to talk.",
	registration: "https://tickets.school.test/soup",
	partner: "bakers",
});
const product = (slug: string, order: number) => ({
	$schema: "../../../.cache/schemas/product.json",
	id: slug,
	slug,
	order,
	title: `The ${slug}`,
	description: "Eight pages about bread and salt, to read in any order that you like.",
	long_description: ["Eight pages, folded by hand."],
	price: 27,
	original_price: null,
	product_type: "digital",
	category: "Digital Resources",
	image: null,
	drawn: "book",
	featured: false,
	equity_available: true,
	pay_it_forward: true,
	status: "active",
	external_url: null,
	payment_url: "https://pay.school.test/zine",
	price_tiers: [],
	tags: ["reading"],
	contents: ["The zine"],
	facts: [],
	delivery: ["It arrives by email."],
});
const partner = (slug: string, order: number) => ({
	$schema: "../../../.cache/schemas/partner.json",
	slug,
	order,
	featured: false,
	name: null,
	collaboration: `Circle of ${slug}`,
	description: "People who bake together.",
	focus: "Bread",
	link: "https://partner.school.test/",
	linkLabel: "Visit their website",
	image: null,
	programs: [] as string[],
});
const article = `---
title: Bread
excerpt: An essay about salt and light which is long enough to be an excerpt on this page.
date: 2026-03-14
author: Liberation Education
category: Home
tags: [bread]
quote: Bread first.
---

Bread and salt.
`;

/** A program that only the bakers of this copy teach with us. */
function withPartner(text: string): string {
	const programs: { slug: string; partner: string | null }[] = JSON.parse(text);
	const own = programs.map((each) => ({
		...each,
		partner: each.slug === "parenting" ? "bakers" : null,
	}));
	return JSON.stringify(own, null, 2);
}

/** Items of the tests' own: the real ones are the founder's to change and to delete. */
const OWN_ITEMS: Readonly<Record<string, unknown>> = {
	"site/_data/events/soup.json": event("soup", "Soup"),
	"site/_data/events/bread.json": event("bread", "Bread"),
	"site/_data/products/zine.json": product("zine", 1),
	"site/_data/products/cards.json": product("cards", 2),
	"site/_data/partners/bakers.json": { ...partner("bakers", 1), programs: ["parenting"] },
	"site/_data/partners/millers.json": partner("millers", 2),
	"site/_data/claims.json": {
		$schema: "../../.cache/schemas/claims.json",
		claims: [{ file: "site/_data/events/soup.json", words: "Soup", confirm: "There is soup." }],
	},
	"site/_data/navigation.json": {
		$schema: "../../.cache/schemas/navigation.json",
		main: [
			{ kind: "link", label: "Home", href: "/" },
			{
				kind: "dropdown",
				label: "More",
				links: [{ label: "Land", href: "/homestead", description: "Visit" }],
			},
		],
		buttons: [],
		phone: [{ links: [{ label: "Home", href: "/" }] }],
		footer: [{ title: "More", links: [{ label: "Home", href: "/" }] }],
	},
};

/** A copy of the content that a test may spoil, with items of the tests' own; the test's end removes it. */
export function copyOfContent() {
	const root = mkdtempSync(join(tmpdir(), "content-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	const isItem = /_data\/(?:events|products|partners)\/|articles\//;
	for (const folder of CONTENT_FOLDERS.filter((each) => existsSync(join(ROOT, each)))) {
		const filter = (path: string) =>
			statSync(path).isDirectory() || (/\.(?:json|md)$/.test(path) && !isItem.test(path));
		cpSync(join(ROOT, folder), join(root, folder), { recursive: true, filter });
	}
	const photos = join(ROOT, "site/images");
	if (existsSync(photos)) cpSync(photos, join(root, "site/images"), { recursive: true });
	const read = (file: string) => readFileSync(join(root, file), "utf8");
	const write = (file: string, text: string | Uint8Array) => {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	};
	for (const folder of ["site/_data", "site/_data/pages", "site/_data/programs"]) {
		for (const name of readdirSync(join(root, folder)).filter((each) => each.endsWith(".json"))) {
			write(`${folder}/${name}`, withoutItemLinks(read(`${folder}/${name}`)));
		}
	}
	for (const [file, item] of Object.entries(OWN_ITEMS)) write(file, JSON.stringify(item, null, 2));
	write("site/articles/bread.md", article);
	write("shared/quiz/programs.json", withPartner(read("shared/quiz/programs.json")));
	for (const name of readdirSync(join(root, "site/_data/programs"))) {
		const file = `site/_data/programs/${name}`;
		write(file, read(file).replace(/"partner": "[^"]*"/, '"partner": null'));
	}
	return {
		write,
		/** The files of a folder. */
		files: (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
		remove: (file: string) => rmSync(join(root, file)),
		/**
		 * Replaces the first occurrence of a text, or the one behind another text.
		 * @returns `line:column` of the replacement
		 */
		replace(file: string, from: string, to: string, behind = ""): string {
			const text = read(file);
			const index = indexOf(text, from, behind);
			write(file, text.slice(0, index) + to + text.slice(index + from.length));
			return lineAndColumn(text, index);
		},
		/** Sets the value at a path such as `0.slug`, or removes it; the layout is then JSON.stringify's. */
		set(file: string, path: string, value: unknown): void {
			const data: unknown = JSON.parse(read(file));
			const keys = path.split(".");
			const last = keys.pop() ?? "";
			const parent = Object(keys.reduce<unknown>((part, key) => Object(part)[key], data));
			if (value === undefined) Reflect.deleteProperty(parent, last);
			else Reflect.set(parent, last, value);
			write(file, JSON.stringify(data, null, 2));
		},
		/** `line:column` of the first occurrence of a text, or of the one behind another text. */
		placeOf(file: string, text: string, behind = ""): string {
			const all = read(file);
			return lineAndColumn(all, indexOf(all, text, behind));
		},
		/** The lines that a founder sees. */
		faults: (): string[] => checkContent(root, routes).faults.map(formatFault),
	};
}

function indexOf(text: string, part: string, behind: string): number {
	const start = text.indexOf(behind);
	const index = text.indexOf(part, start + behind.length);
	if (start < 0 || index < 0) throw new Error(`The content has no ${part} behind ${behind}.`);
	return index;
}

function lineAndColumn(text: string, index: number): string {
	const lines = text.slice(0, index).split("\n");
	return `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
}
