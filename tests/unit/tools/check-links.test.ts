import { expect, test } from "vitest";
import { checkSite } from "../../../tools/check-links/check.ts";
import { readSite } from "../../../tools/check-links/site.ts";
import { folderWith } from "./temporary-folder.ts";

const ORIGIN = "https://school.test";
const LD = '<script type="application/ld+json">';

interface PageParts {
	path: string;
	body?: string;
	head?: string;
	title?: string;
}

function page({ path, body = "<h1>A</h1>", head = "", title = path }: PageParts): string {
	const metadata = `<title>${title}</title><meta name="description" content="About ${path}">`;
	const canonical = `<link rel="canonical" href="${ORIGIN}${path}">`;
	return `<!doctype html><html lang="en"><head><meta charset="utf-8">${metadata}${canonical}${head}</head><body>${body}</body></html>`;
}

/** A site of a home page and an about page, with a sitemap of both. */
function site(home: Omit<PageParts, "path"> = {}, about: Omit<PageParts, "path"> = {}) {
	const locations = ["/", "/about/"].map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`);
	return readSite(
		folderWith({
			"index.html": page({ path: "/", ...home }),
			"about/index.html": page({ path: "/about/", ...about }),
			"sitemap.xml": `<urlset>${locations.join("")}</urlset>`,
		}),
	);
}

const faults = (...parts: Parameters<typeof site>) =>
	checkSite(site(...parts)).map(({ file, message }) => `${file}: ${message}`);

test("a site whose links lead somewhere has no fault", () => {
	const body = `<h1 id="top">A</h1><a href="/about">a</a><a href="/about/?x=1#here">b</a>
		<a href="#top">c</a><a href="https://elsewhere.test/gone">d</a><a href="mailto:a@b.test">e</a>
		<a href="${ORIGIN}/about/">f</a>`;
	expect(faults({ body }, { body: '<h1 id="here">B</h1>' })).toEqual([]);
});

const nowhere = "there is no such page or file.";

test.each([
	['<a href="/abuot">a</a>', `<a href> "/abuot": ${nowhere}`],
	[`<a href="${ORIGIN}/gone">a</a>`, `<a href> "${ORIGIN}/gone": ${nowhere}`],
	['<img src="/a.png" alt="">', `<img src> "/a.png": ${nowhere}`],
	[
		'<img src="/about/" srcset="/about/ 1x, /b.png 2x" alt="">',
		`<img srcset> "/b.png": ${nowhere}`,
	],
	[
		'<a href="/about#a">a</a>',
		'<a href> "/about#a": about/index.html has nothing with the id "a".',
	],
	['<template><a href="/gone">a</a></template>', `<a href> "/gone": ${nowhere}`],
])("%s is reported as a dead link", (body, message) => {
	expect(faults({ body: `<h1>A</h1>${body}` })).toEqual([`index.html: ${message}`]);
});

test("an id in a shadow root is no duplicate of the page's, and no link's target", () => {
	const shadow = '<div><template shadowrootmode="open"><i id="a"></i></template></div>';
	expect(faults({ body: `<h1 id="a">A</h1>${shadow}` })).toEqual([]);
	expect(faults({ body: `<h1>A</h1>${shadow}<a href="#a">b</a>` })).toHaveLength(1);
});

test.each([
	["<h2>A</h2>", "has 0 h1, expected one."],
	["<h1>A</h1><h1>B</h1>", "has 2 h1, expected one."],
	[`<h1>A</h1>${LD}{"@type":"A",}</script>`, 'its JSON-LD is no JSON: {"@type":"A",}'],
	[`<h1>A</h1>${LD}{"@":"&amp;"}</script>`, 'its JSON-LD holds HTML entities: {"@":"&amp;"}'],
	[`<h1>A</h1>${LD}{"name":"A"}</script>`, 'its JSON-LD has no "@type": {"name":"A"}'],
	[
		`<h1>A</h1>${LD}{"@type":"Offer","price":1}</script>`,
		'its JSON-LD has Offer without priceCurrency: {"@type":"Offer","price":1}',
	],
])("%s is a fault of the page", (body, message) => {
	expect(faults({ body })).toEqual([`index.html: ${message}`]);
});

test("structured data of a kind that the check doesn't know is a fault", () => {
	const body = `<h1>A</h1>${LD}{"@type":"Recipe"}</script>`;
	expect(faults({ body }).join()).toContain('its JSON-LD has a "Recipe"');
});

test("a form may be posted to the site's endpoint, on this or another host, and nowhere else", () => {
	const form = (action: string) => `<h1>A</h1><form method="post" action="${action}"></form>`;
	const withEndpoint = (endpoint: string | null, action: string) => {
		const info = {
			...{ siteUrl: ORIGIN, endpoint, partners: [], forms: {}, languages: {}, fontFaces: "" },
			retention: { days: 30, spamDays: 14 },
		};
		const folder = folderWith({
			"index.html": page({ path: "/", body: form(action) }),
			"sitemap.xml": `<urlset><url><loc>${ORIGIN}/</loc></url></urlset>`,
			"_delivery.json": JSON.stringify(info),
		});
		return checkSite(readSite(folder));
	};
	expect(withEndpoint("/api", "/api/contact")).toEqual([]);
	expect(withEndpoint(`${ORIGIN}/api`, `${ORIGIN}/api/contact`)).toEqual([]);
	expect(withEndpoint("https://forms.test/f", "https://forms.test/f/contact")).toEqual([]);
	expect(withEndpoint("/api", "/apis/contact")).toHaveLength(1);
	expect(withEndpoint(null, "/api/contact")).toHaveLength(1);
});

test("a site below a path of its host may not refer to files outside of that path", () => {
	const base = `${ORIGIN}/website`;
	const body = `<h1>A</h1><svg><use href="/assets/a.svg#b"/></svg><a href="${ORIGIN}/website-2/">c</a>
		<a href="/website/">d</a>`;
	const html = page({ path: "/", body }).replace(`href="${ORIGIN}/"`, `href="${base}/"`);
	const folder = folderWith({
		"index.html": html,
		"sitemap.xml": `<urlset><url><loc>${base}/</loc></url></urlset>`,
	});
	expect(checkSite(readSite(folder)).map(({ message }) => message)).toEqual([
		`<use href> "/assets/a.svg#b": it lies outside ${base}.`,
	]);
});

test("two pages of one title and a page that the sitemap shouldn't list are faults", () => {
	expect(faults({ title: "Same" }, { title: "Same" })).toEqual([
		'index.html: its title is that of about/index.html: "Same".',
	]);
	const head = '<meta name="robots" content="noindex">';
	expect(faults({}, { head })).toEqual([
		`sitemap.xml: lists ${ORIGIN}/about/, which is no page that may be listed.`,
	]);
});

test("HTML that the standard forbids is named with its line", () => {
	const [fault, ...others] = faults({ body: "<h1>A</h1>\n<ul><p>b</p></ul>" });
	expect(others).toEqual([]);
	expect(fault).toMatch(/^index\.html:2:\d+: <p> element is not permitted as content under <ul>/);
});
