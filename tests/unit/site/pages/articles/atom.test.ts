import { expect, test } from "vitest";
import { atomFeed } from "../../../../../site/pages/articles/atom.ts";

const entry = {
	title: 'Salt & "light"',
	summary: "1 < 2",
	date: "2026-03-14",
	author: "Liberation Education",
	category: "Home",
	address: "https://www.example.org/articles/salt/",
	html: "<p>Bread &amp; salt</p>",
};
const feed = {
	title: "Articles",
	subtitle: "Essays",
	language: "en-US",
	page: "https://www.example.org/articles/",
	feed: "https://www.example.org/articles/feed.xml",
};

test("the feed is as old as its newest entry, in whatever order they come", () => {
	const older = { ...entry, date: "2025-12-31", address: "https://www.example.org/articles/old/" };
	for (const entries of [
		[entry, older],
		[older, entry],
	]) {
		expect(atomFeed({ ...feed, entries })).toContain(
			`<link rel="alternate" type="text/html" href="${feed.page}"/>\n<updated>2026-03-14T12:00:00Z</updated>`,
		);
	}
});

test("what would be markup is text, once, and HTML is text inside HTML's own", () => {
	const text = atomFeed({ ...feed, entries: [entry] });
	expect(text).toContain("<title>Salt &amp; &quot;light&quot;</title>");
	expect(text).toContain("<summary>1 &lt; 2</summary>");
	expect(text).toContain('<content type="html">&lt;p&gt;Bread &amp;amp; salt&lt;/p&gt;</content>');
});

test("the same entries give the same text", () => {
	expect(atomFeed({ ...feed, entries: [entry] })).toBe(atomFeed({ ...feed, entries: [entry] }));
});
