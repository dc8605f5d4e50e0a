import { describe, expect, it } from "vitest";
import { blockText } from "../../../inbox/compose/letter/print.tsx";
import { type Block, printText, textOf } from "../../../shared/letter.ts";
import { pillarOf, roleOf } from "../../../shared/quiz/catalogue.ts";
import { composeResultsLetter } from "../../../shared/quiz/email.ts";
import { en } from "../../../shared/quiz/en.ts";
import { fill } from "../../../shared/quiz/fill.ts";
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
const text = printText(letter, textOf).replaceAll(/\s+/g, " ");

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
		expect(letter.subject).toBe(fill(mail.subject, { role: role.name }));
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

	it("lists at most three programs, by the words of their slugs, each with its page", () => {
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

	it("leads to the academy, the equity seat and pay it forward", () => {
		const places = [mail.enroll, mail.equitySeat, mail.payItForward].map(linkTo);
		expect(places.map(({ pathname, hash }) => pathname + hash)).toEqual([
			"/academy",
			"/scholarships#apply",
			"/scholarships#contribute",
		]);
	});

	it("tags each link, with the partner too", () => {
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

	it("opens exactly these results again", () => {
		expect(resultIn(linkTo(mail.see).search)).toEqual({ ...result, isCut: false });
	});
});

const print = (...blocks: Block[]) =>
	printText<Block>(
		{ subject: "", preview: "", blocks, footer: [{ kind: "text", text: "The end" }] },
		blockText,
	);

const words = "word ".repeat(40).trim();
const address = `https://example.org/${"long".repeat(30)}`;

it("keeps lines short, and an address whole on a line of its own", () => {
	const text = print(
		{ kind: "text", text: words },
		{ kind: "list", items: [words] },
		{ kind: "details", details: [{ label: "Label", value: words }] },
		{ kind: "buttons", links: [{ label: "Open", url: address }] },
	);
	const lines = text.split("\n");
	expect(lines).toContain(address);
	expect(lines.filter((line) => line !== address && line.length > 72)).toEqual([]);
	expect(text.match(/word/g)).toHaveLength(120);
});

it("underlines headings, and sets what is beneath the letter apart", () => {
	const text = print({ kind: "heading", text: "Gift" }, { kind: "list", items: ["one", "two"] });
	expect(text).toBe("\nGift\n----\n\n- one\n- two\n\n-- \n\nThe end");
});

it("sets answers of one line beside their labels, and longer ones where they can't pass for a label", () => {
	const details = [
		{ label: "Name", value: "Zoë" },
		{ label: "What is it about?", value: "Press" },
		{ label: "Message", value: "Good morning,\n\nEmail: other@mail.test" },
		{ label: "Phone", value: "1" },
	];
	expect(print({ kind: "details", details })).toMatch(
		/^Name: Zoë\nWhat is it about\? Press\n\nMessage:\n {2}Good morning,\n\n {2}Email: other@mail\.test\n\nPhone: 1\n/,
	);
});
