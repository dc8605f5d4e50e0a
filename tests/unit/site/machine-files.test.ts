import { expect, test } from "vitest";
import { siteSchema } from "../../../shared/content/site-schema.ts";
import siteJson from "../../../site/_data/site.json" with { type: "json" };
import { scheduleOf } from "../../../site/domain/event-schedule.ts";
import { readArticle } from "../../../site/eleventy/content.ts";
import { listedPages } from "../../../site/eleventy/page.ts";
import { addressOf } from "../../../site/eleventy/seo/address.ts";
import { crumbsOf } from "../../../site/eleventy/seo/crumbs.ts";
import * as structured from "../../../site/eleventy/seo/structured-data.ts";
import { serializeJsonLd } from "../../../site/eleventy/seo/structured-data.ts";
import { llms, security } from "../../../site/pages/files/text-files.11ty.ts";
import { eventSchema } from "../../../site/schemas/events.ts";
import type { Navigation } from "../../../site/schemas/navigation.ts";
import { productSchema } from "../../../site/schemas/products.ts";
import { event, OWN_ARTICLE, OWN_ITEMS } from "../../own-items.ts";

test("security.txt says whom to tell, for a year (RFC 9116)", () => {
	const text = security({ site, environment, buildDate: "2026-11-21T10:00:00.000Z" });
	expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
	expect(text).toContain("Expires: 2027-11-21T10:00:00.000Z");
	expect(text).toContain("Canonical: https://school.test/preview/.well-known/security.txt");
});

const environment = {
	siteUrl: "https://school.test/preview",
	pathPrefix: "/preview/",
	formsEndpoint: null,
	analytics: { provider: "none" },
} as const;
const site = siteSchema.parse(siteJson);

test.each([
	["/", "/"],
	["/shop/ebook", "/shop/ebook/"],
	["/academy#pricing", "/academy/#pricing"],
	["/assets/a.1f.png", "/assets/a.1f.png"],
])("the canonical address of %s is %s", (path, expected) => {
	expect(addressOf(environment, path)).toBe(`https://school.test/preview${expected}`);
});

test("JSON-LD cannot end the script that holds it, and holds no entities", () => {
	const text = serializeJsonLd({
		"@type": "Article",
		headline: '</script><script>alert("R&D")</script>',
	});
	expect(text).not.toContain("<");
	expect(text).not.toMatch(/&\w+;/);
	expect(JSON.parse(text)).toEqual({
		"@context": "https://schema.org",
		"@type": "Article",
		headline: '</script><script>alert("R&D")</script>',
	});
});

test("in JSON-LD an online event is at its address, and starts at its time of day", () => {
	const soup = eventSchema.parse(event("soup", "Soup"));
	const { upcoming } = scheduleOf({ soup }, "2026-11-20T00:00:00Z");
	expect(upcoming.map((item) => structured.event({ site, environment }, item))).toMatchObject([
		{
			startDate: "2090-05-01T12:00:00-04:00",
			eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
			location: { "@type": "VirtualLocation", url: "https://school.test/preview/events/#soup" },
		},
	]);
});

test("in JSON-LD an example has no product, because search engines would sell it", () => {
	const zine = productSchema.parse(OWN_ITEMS["site/_data/products/zine.json"]);
	const things = [zine, { ...zine, example: true as const }, { ...zine, price: null }].map(
		(item) => structured.product({ site, environment }, item).length,
	);
	expect(things).toEqual([1, 0, 0]);
});

test("in JSON-LD the business is the author where it says so, else a person is", () => {
	const by = (author: string) => {
		const article = readArticle("bread", OWN_ARTICLE.text);
		return structured.article({ site, environment }, { ...article, author }).author;
	};
	expect(by(site.name)).toMatchObject({ "@type": "EducationalOrganization" });
	expect(by("Someone")).toEqual({ "@type": "Person", name: "Someone" });
});

const menus: Navigation = {
	$schema: "-",
	main: [{ kind: "link", label: "Shop", href: "/shop" }],
	buttons: [],
	phone: [{ links: [{ label: "Home", href: "/" }] }],
	footer: [{ title: "Learn", links: [{ label: "The shop at length", href: "/shop" }] }],
};

test("breadcrumbs list those ancestors of a page that are in the menus", () => {
	expect(crumbsOf(menus, "/shop/ebook/", "The ebook")).toEqual([
		{ label: "Home", href: "/" },
		{ label: "Shop", href: "/shop" },
		{ label: "The ebook", href: "/shop/ebook/" },
	]);
});

test("breadcrumbs leave out an ancestor without a page, such as /erin for /erin/pass-hub", () => {
	expect(crumbsOf(menus, "/erin/pass-hub/", "Hub").map(({ href }) => href)).toEqual([
		"/",
		"/erin/pass-hub/",
	]);
});

const listed = (...urls: string[]) =>
	urls.map((url) => ({ url, title: `Title of ${url}`, description: `About ${url}` }));

test("the lists of pages for crawlers leave out pages with noindex, and are sorted by address", () => {
	const page = (url: string, indexed?: boolean) => {
		const facts = { title: "A", description: "B", ...(indexed !== undefined && { indexed }) };
		return { url, data: { metadata: () => facts } };
	};
	const pages = [page("/shop/"), page("/thanks/contact/", false), page("/", true)];
	expect(listedPages(pages).map(({ url }) => url)).toEqual(["/", "/shop/"]);
});

test("llms.txt groups a folder's pages below the title of its first page", () => {
	const pages = listed("/about/", "/shop/", "/shop/ebook/");
	const text = llms({ site, environment, collections: { listed: pages } });
	expect(text).toContain(`# ${site.name}\n\n> ${site.description}\n`);
	expect(text).toMatch(/## Pages\n\n- \[Title of \/about\/\]\(https:.*\/about\/\): About/);
	expect(text).toMatch(/## Title of \/shop\/\n\n- .*\/shop\/\)(.|\n)*- .*\/shop\/ebook\/\)/);
});
