import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import circleMessages from "../../shared/circle/es/messages.json" with { type: "json" };
import talk from "../../shared/circle/es/talk.json" with { type: "json" };
import type { Json } from "../../shared/content/translatable.ts";
import { textsIn, wordsOf } from "../../shared/content/translatable.ts";
import { ENGLISH } from "../../shared/language.ts";
import { words as spanish } from "../../shared/quiz/es/words.ts";
import { type RoleKey, roleIn } from "../../shared/quiz/keys.ts";
import everyPage from "../../site/_data/es/everyPage.json" with { type: "json" };
import { translatedFiles } from "../../site/schemas/translations.ts";
import { ROOT } from "../../tools/root.js";
import { expected, PLAIN } from "./quiz/sheets.ts";
import { expect, test, Visitor } from "./quiz/visitor.ts";

/* What somebody meets who reads no English: the quiz and its pages, from the landing to the Role Pack. */

/** Every text that has a translation, in English. */
const english = new Set(
	translatedFiles.flatMap(({ english }) =>
		textsIn(wordsOf(english) ?? null).map(([, text]) => text),
	),
);
const read = (file: string): Json => JSON.parse(readFileSync(join(ROOT, file), "utf8"));
/** What is the same in Spanish, such as "Role Pack". */
const SAME = new Set(
	translatedFiles.flatMap(({ files }) =>
		textsIn(read(files.replace("*", "es"))).map(([, text]) => text),
	),
);

/** The texts of a page, those in shadow roots and what screen readers say of its parts among them. */
async function textsOf(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const SAID = ["aria-label", "alt", "placeholder", "title"];
		const childrenOf = (node: Node): string[] => [...node.childNodes].flatMap(textsIn);
		function textsIn(node: Node): string[] {
			if (node instanceof Text) return [node.data.trim()];
			if (!(node instanceof Element)) return childrenOf(node);
			if (/^(?:script|style|noscript)$/i.test(node.localName)) return [];
			const said = SAID.map((name) => node.getAttribute(name) ?? "");
			return [
				...said,
				...(node.shadowRoot ? childrenOf(node.shadowRoot) : []),
				...childrenOf(node),
			];
		}
		return textsIn(document).filter((text) => /\p{L}/u.test(text));
	});
}

async function expectSpanish(page: Page, where: string) {
	const texts = await textsOf(page);
	expect(texts.length, where).toBeGreaterThan(5);
	expect
		.soft(
			texts.filter((text) => english.has(text) && !SAME.has(text)),
			where,
		)
		.toEqual([]);
}

test("the Spanish quiz has no English text, and causes no horizontal scrolling", async ({
	page,
}) => {
	const visitor = new Visitor(page, spanish);
	await visitor.open();
	await expect(page.locator("html")).toHaveAttribute("lang", "es");
	const look = async (where: string) => {
		await expectSpanish(page, where);
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
			expect.soft(scrollWidth, where).toBe(width);
		}
	};
	await visitor.seesLanding();
	await look("the landing");
	await visitor.startButton.click();
	await visitor.seesQuestion(1);
	await look("a question");
	await visitor.answerAll(PLAIN);
	await visitor.seesEmailStep();
	// A press on the button says what is missing, although the button is disabled.
	await visitor.submit.click({ force: true });
	await look("the email step with its faults");
	await visitor.giveEmail();
	await visitor.seesResults(roleIn(spanish, expected(PLAIN).role).name);
	await look("the results");

	await page.context().addInitScript(() => {
		window.print = () => undefined;
	});
	const pack = await visitor.openRolePack();
	await expect(pack.locator("h1")).toHaveText(spanish.rolePack.title);
	await expect(pack.locator("html")).toHaveAttribute("lang", "es");
	await expectSpanish(pack, "the Role Pack");
});

const QUIZ = ["", "/roles", "/roles/healer", "/habits", "/circle", "/paper", "/paper/guide"];
const PATHS = [...QUIZ.map((each) => `/es/quiz${each}`), "/es/privacy"];

test("a page in Spanish has no English text, says that nobody has reviewed it, and leads to English", async ({
	page,
}) => {
	for (const path of PATHS) {
		await page.goto(path);
		await expectSpanish(page, path);
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		await expect(page.getByText(everyPage.unreviewed)).toBeVisible();
		const toEnglish = page.getByRole("contentinfo").getByRole("link", { name: ENGLISH.name });
		await expect(toEnglish, path).toHaveAttribute("href", new RegExp(`^${path.slice(3)}/?$`));
		await expect(page.locator("link[hreflang]")).toHaveCount(0);
	}
	await page.getByRole("contentinfo").getByRole("link", { name: ENGLISH.name }).click();
	await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
	await expect(page.getByRole("link", { name: spanish.language.name })).toHaveCount(0);
});

test("a circle reads the Spanish names of roles, and says who is here in Spanish", async ({
	page,
}) => {
	await page.goto("/es/quiz/circle");
	const circle = page.locator("liberation-circle");
	const name = (role: RoleKey) => roleIn(spanish, role).name;
	const [and = ""] = circleMessages.add.and;
	const people = `Maya: ${name("healer")} ${and} ${name("guide")}\nLeo: weaver`;
	await circle.getByRole("textbox").first().fill(people);
	await circle.getByRole("button").first().click();
	const { isHere, people: counted } = circleMessages.notices;
	const two = counted.other.replace("{count}", "2");
	await expect(circle.getByRole("status")).toContainText(isHere.replace("{people}", two));
	await expect(circle.getByRole("heading", { name: talk.missing.title })).toBeVisible();
	await expectSpanish(page, "a circle of two");
});
