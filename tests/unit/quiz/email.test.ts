import { describe, expect, it } from "vitest";
import { pillarLabel, roleOf } from "../../../shared/quiz/catalogue.ts";
import { composeResultsEmail } from "../../../shared/quiz/email.ts";
import { IN_PRINT_LIMIT, recommendPrograms } from "../../../shared/quiz/recommend.ts";
import type { SharedResult } from "../../../shared/quiz/result.ts";
import { parseResultLink } from "../../../shared/quiz/result-link.ts";

const result: SharedResult = {
	primary: "frontline_responder",
	secondary: "storyteller",
	topPillars: ["sense_of_urgency", "either_or"],
};
const siteUrl = "https://www.example.org";
const role = roleOf(result.primary);
const email = composeResultsEmail({ result, siteUrl, year: 2031 });
const parts = [
	["text", email.text],
	["html", readable(email.html)],
] as const;

/** What a reader sees of an HTML part, with the addresses of its links. */
function readable(html: string): string {
	return html
		.replace(/<title>.*?<\/title>/, "")
		.replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, "$2: $1")
		.replace(/<[^>]+>/g, "")
		.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

function linksOf(html: string): URL[] {
	return [...html.matchAll(/ href="([^"]*)"/g)].map(
		([, url = ""]) => new URL(url.replaceAll("&#38;", "&")),
	);
}

describe("the results email", () => {
	it("names the role in its subject", () => {
		expect(email.subject).toBe(`Your Role in the Liberation Ecosystem: ${role.name}`);
		expect(email.html).toContain(`<title>${email.subject}</title>`);
	});

	it.each(parts)("holds its contents in their order (%s)", (_, part) => {
		const expected = [
			role.name,
			role.tagline,
			role.gift,
			role.challenge,
			"Sense of Urgency, Either/Or Thinking",
			...role.praxis.self,
			...role.praxis.home,
			...role.praxis.work,
			"Enroll: https://www.example.org/academy?",
			"Apply for Equity Seat: https://www.example.org/scholarships?",
			"Pay It Forward: https://www.example.org/scholarships?",
			"https://www.example.org/quiz?role=frontline_responder&secondary=storyteller",
			"Inspired by the Social Change Ecosystem Map by Deepa Iyer (Building Movement Project).",
			"© 2031",
		];
		const found = expected.map((content) => part.indexOf(content));
		expect(expected.filter((_, index) => found[index] === -1)).toEqual([]);
		expect(found).toEqual(found.toSorted((a, b) => a - b));
	});

	it.each(parts)("lists at most three programs, by the words of their slugs (%s)", (_, part) => {
		const names = recommendPrograms(result, 9).map(({ slug }) =>
			slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash && " ") + letter.toUpperCase()),
		);
		expect(names.length).toBeGreaterThan(IN_PRINT_LIMIT);
		const listed = names.filter((name) => part.includes(name));
		expect(listed).toEqual(names.slice(0, IN_PRINT_LIMIT));
		const places = listed.map((name) => part.indexOf(name));
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	});

	it("leads to the academy, the equity seat and pay it forward, each link tagged", () => {
		const links = linksOf(email.html);
		expect(links.slice(0, 3).map(({ pathname, hash }) => pathname + hash)).toEqual([
			"/academy",
			"/scholarships#apply",
			"/scholarships#contribute",
		]);
		for (const { searchParams } of links) {
			expect(searchParams.toString()).toContain(
				"utm_source=quiz&utm_medium=email&utm_campaign=role_frontline_responder",
			);
			expect(searchParams.has("utm_content")).toBe(false);
		}
	});

	it("opens exactly these results again", () => {
		const deepLink = linksOf(email.html).find(({ pathname }) => pathname === "/quiz");
		expect(parseResultLink(deepLink?.search ?? "")).toEqual({ kind: "result", result });
	});

	it("says the same in text and in HTML", () => {
		const squeeze = (part: string) => part.replace(/^- /gm, "").replace(/\s+/g, "");
		expect(squeeze(readable(email.html))).toBe(squeeze(email.text));
		expect(email.text).not.toMatch(/<\w|&#|undefined|null/);
	});

	it("is HTML that mail clients keep", () => {
		expect(email.html).toMatch(/^<!doctype html>\n<html lang="en">/);
		expect(email.html).toContain('<meta charset="utf-8">');
		expect(email.html).not.toMatch(/<(style|script|link|img|svg|div)\b|class=|oklch|var\(|url\(/);
		expect(email.html.match(/<h1>/g)).toHaveLength(1);
	});

	it("escapes whatever the partner is called", () => {
		const partner = `"><img src=x onerror=alert(1)>'&amp;`;
		const hostile = composeResultsEmail({ result, siteUrl, partner, year: 2031 });
		expect(hostile.html).not.toContain("<img");
		expect(hostile.html).not.toContain("onerror=alert");
		for (const { searchParams } of linksOf(hostile.html)) {
			expect(searchParams.get("utm_content")).toBe(partner);
		}
	});

	it("escapes the catalogue's own marks", () => {
		const { html } = composeResultsEmail({
			result: { ...result, topPillars: ["im_the_only_one", "either_or"] },
			siteUrl,
			year: 2031,
		});
		expect(pillarLabel("im_the_only_one")).toContain("'");
		expect(html).toContain("I&#39;m the Only One");
		expect(html.replace(/<[^>]*>/g, "")).not.toMatch(/["'<>]|&(?!#\d+;)/);
	});
});
