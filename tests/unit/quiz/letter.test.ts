import { expect, it } from "vitest";
import { printText } from "../../../shared/letter.ts";
import { pillarOf, roleOf } from "../../../shared/quiz/catalogue.ts";
import { composeResultsLetter } from "../../../shared/quiz/email.ts";
import { en } from "../../../shared/quiz/en.ts";
import { credits, mail } from "../../../shared/quiz/messages.ts";
import { IN_PRINT_LIMIT, recommendPrograms } from "../../../shared/quiz/recommend.ts";
import type { SharedResult } from "../../../shared/quiz/result.ts";
import { resultIn } from "../../../shared/quiz/result-link.ts";

const result: SharedResult = {
	primary: "frontline_responder",
	secondary: "storyteller",
	topPillars: ["sense_of_urgency", "either_or"],
};
const business = "The School";
const siteUrl = "https://www.example.org";
const role = roleOf(result.primary);
const letter = composeResultsLetter(en, { result, siteUrl, business, year: 2031 });
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

it("the results mail greets, opens the results at the top, and holds its contents in their order", () => {
	const expected = [
		mail.greeting,
		role.name,
		role.tagline,
		roleOf("storyteller").name,
		mail.see,
		role.gift,
		role.challenge,
		...result.topPillars.map(pillarOf).map(({ label, sign }) => `${label}: ${sign}`),
		...role.praxis.self,
		...role.praxis.home,
		...role.praxis.work,
		`${mail.enroll} ${siteUrl}/academy?`,
		`${mail.equitySeat} ${siteUrl}/scholarships?`,
		`${mail.payItForward} ${siteUrl}/scholarships?`,
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

it("the results mail lists at most three programs, named after their slugs, each with a link to its page", () => {
	const programs = recommendPrograms(en, result, 9).map(({ slug, url }) => ({
		label: slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash && " ") + letter.toUpperCase()),
		path: url,
	}));
	expect(programs.length).toBeGreaterThan(IN_PRINT_LIMIT);
	const listed = links
		.map(({ label, url }) => ({ label, path: url.pathname }))
		.filter(({ path }) => path.startsWith("/academy/"));
	expect(listed).toEqual(programs.slice(0, IN_PRINT_LIMIT));
});

it("the results mail leads to the academy, the equity seat and pay it forward", () => {
	const places = [mail.enroll, mail.equitySeat, mail.payItForward].map(linkTo);
	expect(places.map(({ pathname, hash }) => pathname + hash)).toEqual([
		"/academy",
		"/scholarships#apply",
		"/scholarships#contribute",
	]);
});

it("the results mail tags each link, with the partner too", () => {
	const { blocks } = composeResultsLetter(en, {
		result,
		siteUrl,
		partner: "oak",
		business,
		year: 2031,
	});
	const tagged = blocks.flatMap((block) =>
		block.kind === "links" || block.kind === "buttons" ? block.links : [],
	);
	expect(tagged).toHaveLength(links.length);
	const tags =
		"utm_source=quiz&utm_medium=email&utm_campaign=role_frontline_responder&utm_content=oak";
	for (const { url } of tagged) expect(url).toContain(tags);
});

it("the results mail opens exactly these results again", () => {
	expect(resultIn(linkTo(mail.see).search)).toEqual({ ...result, isCut: false });
});
