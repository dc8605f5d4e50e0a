import { describe, expect, it } from "vitest";
import { printText } from "../../../shared/letter.ts";
import { roleOf } from "../../../shared/quiz/catalogue.ts";
import { composeResultsLetter } from "../../../shared/quiz/email.ts";
import { credits, mail } from "../../../shared/quiz/messages.ts";
import { IN_PRINT_LIMIT, recommendPrograms } from "../../../shared/quiz/recommend.ts";
import type { SharedResult } from "../../../shared/quiz/result.ts";
import { parseResultLink } from "../../../shared/quiz/result-link.ts";

const result: SharedResult = {
	primary: "frontline_responder",
	secondary: "storyteller",
	topPillars: ["sense_of_urgency", "either_or"],
};
const business = "The School";
const siteUrl = "https://www.example.org";
const role = roleOf(result.primary);
const letter = composeResultsLetter({ result, siteUrl, business, year: 2031 });
/** The text part without the ends of lines. */
const text = printText(letter).replaceAll(/\s+/g, " ");

const links = letter.blocks
	.flatMap((block) => (block.kind === "links" || block.kind === "buttons" ? block.links : []))
	.map(({ label, url }) => ({ label, url: new URL(url) }));

function linkTo(label: string): URL {
	const found = links.find((link) => link.label === label);
	if (!found) throw new Error(`no link "${label}"`);
	return found.url;
}

describe("the results mail", () => {
	it("names the role in its subject", () => {
		expect(letter.subject).toBe(`Your Role in the Liberation Ecosystem: ${role.name}`);
	});

	it("greets, opens the results at the top, and holds its contents in their order", () => {
		const expected = [
			mail.greeting,
			role.name,
			role.tagline,
			roleOf("storyteller").name,
			mail.see,
			role.gift,
			role.challenge,
			"Sense of Urgency, Either/Or Thinking",
			...role.praxis.self,
			...role.praxis.home,
			...role.praxis.work,
			"Enroll https://www.example.org/academy?",
			"Apply for Equity Seat https://www.example.org/scholarships?",
			"Pay It Forward https://www.example.org/scholarships?",
			credits.framework,
			"© 2031 The School",
		];
		let from = 0;
		for (const content of expected) {
			const found = text.indexOf(content, from);
			expect(found, content).toBeGreaterThan(-1);
			from = found + content.length;
		}
	});

	it("lists at most three programs, by the words of their slugs, each with its page", () => {
		const programs = recommendPrograms(result, 9).map(({ slug, url }) => ({
			label: slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash && " ") + letter.toUpperCase()),
			path: url,
		}));
		expect(programs.length).toBeGreaterThan(IN_PRINT_LIMIT);
		const listed = links
			.map(({ label, url }) => ({ label, path: url.pathname }))
			.filter(({ path }) => path.startsWith("/academy/"));
		expect(listed).toEqual(programs.slice(0, IN_PRINT_LIMIT));
	});

	it("leads to the academy, the equity seat and pay it forward", () => {
		const places = ["Enroll", "Apply for Equity Seat", "Pay It Forward"].map(linkTo);
		expect(places.map(({ pathname, hash }) => pathname + hash)).toEqual([
			"/academy",
			"/scholarships#apply",
			"/scholarships#contribute",
		]);
	});

	it.each([undefined, `"><img src=x>'&amp;`])(
		"tags each link, also for the partner %j",
		(partner) => {
			for (const block of composeResultsLetter({ result, siteUrl, partner, business, year: 2031 })
				.blocks) {
				if (block.kind !== "links" && block.kind !== "buttons") continue;
				for (const { url } of block.links) {
					const { searchParams } = new URL(url);
					const tags = ["source", "medium", "campaign", "content"].map((tag) =>
						searchParams.get(`utm_${tag}`),
					);
					expect(tags).toEqual(["quiz", "email", "role_frontline_responder", partner ?? null]);
				}
			}
		},
	);

	it("opens exactly these results again", () => {
		expect(parseResultLink(linkTo(mail.see).search)).toEqual({ kind: "result", result });
	});
});
