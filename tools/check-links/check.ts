import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { objects, valueAt } from "../../site/check/values.ts";
import {
	type BuiltSite,
	fileFor,
	type PageFacts,
	pathOf,
	type Reference,
	type SiteFault,
} from "./site.ts";

export function checkSite(site: BuiltSite): SiteFault[] {
	return [
		...site.invalid,
		...[...site.pages].flatMap(([file, page]) => [
			...deadReferences(site, file, page.references),
			...withinPage(site, file, page),
		]),
		...sharedBy(site, "title"),
		...sharedBy(site, "description"),
		...sitemapFaults(site),
	];
}

/** Reports internal links to pages, files or fragments that don't exist. */
function deadReferences(
	site: BuiltSite,
	file: string,
	references: readonly Reference[],
): SiteFault[] {
	return references.flatMap(({ place, address }) => {
		const fault = (what: string) => [{ file, message: `${place} "${address}": ${what}.` }];
		const base = site.siteUrl + pathOf(file);
		if (!URL.canParse(address, base)) return fault("this is no address");
		const target = new URL(address, base);
		const path = ownPath(site, target);
		if (site.endpoint && target.href.startsWith(`${site.endpoint}/`)) return [];
		if (path === undefined)
			return address.startsWith("/") ? fault(`it lies outside ${site.siteUrl}`) : [];
		const found = fileFor(site.root, path);
		if (!found) return fault("there is no such page or file");
		const fragment = decodeURIComponent(target.hash.slice(1));
		if (!fragment || site.pages.get(found)?.ids.includes(fragment) !== false) return [];
		return fault(`${found} has nothing with the id "${fragment}"`);
	});
}

/** Returns the path of a URL from the site's root; undefined for a URL of another site. */
function ownPath({ siteUrl }: BuiltSite, { origin, pathname }: URL): string | undefined {
	const own = new URL(siteUrl);
	const prefix = own.pathname.replace(/\/$/, "");
	if (origin !== own.origin || !`${pathname}/`.startsWith(`${prefix}/`)) return undefined;
	return pathname.slice(prefix.length);
}

function withinPage({ siteUrl }: BuiltSite, file: string, page: PageFacts): SiteFault[] {
	const messages: string[] = [];
	if (page.h1s !== 1) messages.push(`has ${page.h1s} h1, expected one.`);
	if (!page.title) messages.push("has no title.");
	if (!page.description) messages.push("has no description.");
	const address = siteUrl + pathOf(file);
	if (page.indexed && page.canonical !== address) {
		messages.push(`its canonical address is ${page.canonical ?? "missing"}, expected ${address}.`);
	}
	for (const text of page.jsonLd) {
		for (const fault of jsonLdFaults(text))
			messages.push(`its JSON-LD ${fault}: ${text.slice(0, 80)}`);
	}
	return messages.map((message) => ({ file, message }));
}

/** The properties that Google requires of each type; `a|b` requires `a` or `b`. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
	Answer: ["text"],
	Article: ["headline", "image", "datePublished", "author"],
	Brand: ["name"],
	BreadcrumbList: ["itemListElement"],
	Course: ["name", "description", "provider"],
	EducationalOrganization: ["name", "url"],
	Event: ["name", "startDate", "location"],
	FAQPage: ["mainEntity"],
	ListItem: ["position", "name", "item"],
	Offer: ["price", "priceCurrency"],
	Person: ["name"],
	Place: ["address"],
	Product: ["name", "offers|review|aggregateRating"],
	Question: ["name", "acceptedAnswer"],
	VirtualLocation: ["url"],
};

function jsonLdFaults(text: string): string[] {
	if (/&(?:quot|amp|lt|gt|#\w+);/.test(text)) return ["holds HTML entities"];
	try {
		const thing: unknown = JSON.parse(text);
		return valueAt(thing, ["@type"]) === undefined
			? ['has no "@type"']
			: objects(thing).flatMap(({ value }) => lacksOf(value));
	} catch {
		return ["is no JSON"];
	}
}

function lacksOf(node: unknown): string[] {
	const type = String(valueAt(node, ["@type"]));
	const required = REQUIRED[type];
	if (!required)
		return [`has a "${type}", which REQUIRED in tools/check-links/check.ts doesn't know`];
	const holds = (key: string) => !["", "null", "undefined"].includes(String(valueAt(node, [key])));
	return required
		.filter((keys) => !keys.split("|").some(holds))
		.map((keys) => `has ${type} without ${keys.replaceAll("|", " or ")}`);
}

/** Reports duplicate titles or descriptions of indexable pages. */
function sharedBy({ pages }: BuiltSite, field: "title" | "description"): SiteFault[] {
	const first = new Map<string, string>();
	const listed = [...pages].filter(([, { indexed }]) => indexed);
	return listed.flatMap(([file, page]) => {
		const other = first.get(page[field]);
		if (other) return [{ file, message: `its ${field} is that of ${other}: "${page[field]}".` }];
		first.set(page[field], file);
		return [];
	});
}

/** Reports differences between the sitemap and the indexable pages. */
function sitemapFaults({ root, siteUrl, pages }: BuiltSite): SiteFault[] {
	const file = "sitemap.xml";
	if (!existsSync(join(root, file))) return [{ file, message: "is missing." }];
	const xml = readFileSync(join(root, file), "utf8");
	const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
	const expected = [...pages]
		.filter(([, { indexed }]) => indexed)
		.map(([page]) => siteUrl + pathOf(page));
	const messages = [
		...expected
			.filter((address) => !listed.includes(address))
			.map((address) => `lacks ${address}.`),
		...listed
			.filter((address) => !expected.includes(address))
			.map((address) => `lists ${address}, which is no page that may be listed.`),
	];
	return messages.map((message) => ({ file, message }));
}
