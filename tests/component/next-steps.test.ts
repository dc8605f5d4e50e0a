import { describe, expect, it } from "vitest";
import { tiers } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { results as text } from "../../shared/quiz/messages.ts";
import { recommendPrograms } from "../../shared/quiz/recommend.ts";
import { scoreQuiz } from "../../shared/quiz/score.ts";
import { mountAtOwnResults, rootOf, tiedAnswers } from "./support.ts";

/** The address of a link, and its campaign's tags. */
function leadsTo({ href }: HTMLAnchorElement): { page: string; tags: Record<string, string> } {
	const { origin, pathname, hash, searchParams } = new URL(href);
	return { page: origin + pathname + hash, tags: Object.fromEntries(searchParams) };
}

/** The links inside a quiz whose words hold these. */
function linksNamed(element: Element, words: string): HTMLAnchorElement[] {
	const links = [...rootOf(element).querySelectorAll("a")];
	return links.filter(({ textContent }) => textContent.includes(words));
}

const tags = { utm_source: "quiz", utm_medium: "result_page", utm_campaign: "role_weaver" };

describe("recommended programs", () => {
	it("are the roles' own, at most four, each with its reason where there is one", async () => {
		const element = await mountAtOwnResults();
		const expected = recommendPrograms(scoreQuiz(tiedAnswers), 4);
		expect(expected).toHaveLength(4);
		const links = linksNamed(element, text.programLink);
		expect(links.map(leadsTo)).toEqual(
			expected.map(({ url }) => ({ page: `https://site.test${url}`, tags })),
		);
		const { textContent } = rootOf(element);
		for (const { title, summary, rationale = "" } of expected) {
			expect(textContent).toContain(title);
			expect(textContent).toContain(summary);
			expect(textContent).toContain(rationale);
		}
	});

	it("are each named in their link, which would else say the same four times", async () => {
		const element = await mountAtOwnResults();
		for (const { title } of recommendPrograms(scoreQuiz(tiedAnswers), 4)) {
			expect(linksNamed(element, title)).toHaveLength(1);
		}
	});
});

describe("enrollment tiers", () => {
	it("are three, with their prices", async () => {
		const { textContent = "" } = rootOf(await mountAtOwnResults());
		expect(tiers.map(({ name, price }) => `${name} ${price}`)).toEqual([
			"Self-Guided 197",
			"Live Cohort 597",
			"Full Year Track 1997",
		]);
		expect(textContent).toMatch(
			/Self-Guided.*\$197.*Live Cohort.*\$597.*Full Year Track.*\$1,997/s,
		);
		for (const { detail, summary } of tiers) {
			expect(textContent).toContain(detail);
			expect(textContent).toContain(summary);
		}
	});

	it("lead to the site with the campaign's tags", async () => {
		const element = await mountAtOwnResults();
		for (const { name, url } of tiers) {
			const links = linksNamed(element, fill(text.tierLink, { tier: name }));
			expect(links.map(leadsTo)).toEqual([{ page: `https://site.test${url}`, tags }]);
		}
	});

	it("come with the way to an equity seat", async () => {
		const links = linksNamed(await mountAtOwnResults(), text.equityLink);
		expect(links.map(leadsTo)).toEqual([{ page: "https://site.test/scholarships#apply", tags }]);
	});
});

describe("every way on", () => {
	it("names the partner, and leads to the site that the markup names", async () => {
		const element = await mountAtOwnResults({
			partner: "my-collective",
			"site-url": "https://other.test/learn/",
		});
		const links = [...rootOf(element).querySelectorAll("a")];
		expect(links.length).toBeGreaterThanOrEqual(8);
		for (const link of links) {
			const { page, tags: found } = leadsTo(link);
			expect(page).toMatch(/^https:\/\/other\.test\/learn\/(academy|scholarships)/);
			expect(found).toEqual({ ...tags, utm_content: "my-collective" });
		}
	});
});
