import type { Page, Route } from "@playwright/test";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { email, results } from "../../../shared/quiz/messages.ts";
import { expectAccessible, isComplete, LOOKS } from "../support.ts";
import { longestQuestion, TIE } from "./sheets.ts";
import { expect, test, type Visitor } from "./visitor.ts";

/* What holds on every stage of the quiz: the rules of axe, one hierarchy of headings, and room for thumbs and text. */

/** Widths and themes alternate from stage to stage; `npm run test:long` tests each stage in all of them. */
const walks = isComplete ? LOOKS.map((look) => [look]) : [LOOKS];

for (const looks of walks) {
	const names = looks.map(({ width, colorScheme }) => `${width} px, ${colorScheme}`).join("; ");

	test(`every stage is accessible and breaks no word in the wide letters of a fallback font, ${names}`, async ({
		page,
		context,
		visitor,
	}) => {
		test.slow();
		await page.route("**/*.woff2", (route) => route.fulfill({ status: 204 }));
		await context.addInitScript(() => {
			window.print = () => undefined;
		});
		const browser = await context.newCDPSession(page);
		let turn = 0;
		await walkStages(visitor, async (stage) => {
			const { width, colorScheme } = looks[turn++ % looks.length] ?? LOOKS[0];
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize({ width, height: 800 });
			// What surrounds the quiz is the same on every stage.
			const scope = stage === "the landing" ? {} : { within: "liberation-quiz" };
			await expectAccessible(page, stage, scope);
			await expectOneHierarchy(page, stage);
			// A page that fits into a narrow window hardly ever overflows a wide one.
			for (const { width } of isComplete ? looks : LOOKS.slice(0, 1)) {
				await page.setViewportSize({ width, height: 800 });
				await expectRoom(page, `${stage}, ${width} px`);
				// The site may set another text size.
				const resize = (size: string) =>
					page.evaluate((size) => {
						document.documentElement.style.fontSize = size;
					}, size);
				await resize("200%");
				await expectRoom(page, `${stage}, ${width} px, with the page's text doubled`);
				await resize("");
				// The browser may set another text size, too.
				await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
				await expect(visitor.quiz, "the quiz follows the setting").toHaveCSS("font-size", "32px");
				await expectRoom(page, `${stage}, ${width} px, with the browser's text doubled`);
				await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
				await expect(visitor.quiz).toHaveCSS("font-size", "16px");
			}
			// The quiz's width in a page with the usual margins, on a phone of 320 px.
			await page.setViewportSize({ width: 304, height: 720 });
			const broken = await page.evaluate(wordsOnTwoLines);
			expect(broken, `words on two lines at ${stage}`).toEqual([]);
		});

		const pack = await visitor.openRolePack();
		for (const { width, colorScheme } of looks) {
			await pack.emulateMedia({ colorScheme });
			await pack.setViewportSize({ width, height: 800 });
			await expectAccessible(pack, "the Role Pack");
			await expectOneHierarchy(pack, "the Role Pack");
		}
	});
}

/**
 * Goes through everything that the quiz can show, each stage with all that it can hold at once. Ends at the results
 * with a secondary role.
 */
async function walkStages(visitor: Visitor, look: (stage: string) => Promise<void>): Promise<void> {
	const { page } = visitor;
	await visitor.open("?role=nobody");
	await visitor.seesError();
	await look("the error");
	await visitor.open("?role=frontline_responder");
	await visitor.seesResults();
	await look("results that somebody shared");
	if (isComplete) {
		await visitor.open("?role=frontline_responder&secondary=experimenter&utm_medium=email");
		await visitor.seesResults();
		await look("results from a mail");
	}

	// The endpoint answers when the test says so, however long it looks meanwhile.
	await page.addInitScript(() => {
		AbortSignal.timeout = () => new AbortController().signal;
	});
	const requests: Route[] = [];
	await page.route("**/forms/quiz", (route) => void requests.push(route));
	await visitor.open();
	await visitor.quiz.evaluate((quiz) => quiz.setAttribute("endpoint", "/forms/quiz"));
	await look("the landing");

	await visitor.startButton.click();
	await visitor.choose(1);
	await look("a question");
	await visitor.answerAll(TIE);

	await visitor.seesEmailStep();
	await visitor.address.fill("sam@");
	await visitor.consent.check();
	await visitor.submit.click({ force: true });
	await expect(visitor.address).toHaveAccessibleDescription(/./);
	await look("the email step with a faulty address");
	await visitor.giveEmail();
	await expect(visitor.liveRegion).toHaveText(email.sending);
	await look("sending");
	await expect.poll(() => requests.length).toBe(1);
	await requests[0]?.fulfill({ json: { status: "sent" } });

	await visitor.seesResults();
	// Waits for the quilt's colors, then opens all disclosures.
	await expect(visitor.quiz.locator(".fresh")).toHaveCount(0);
	await visitor.quiz.evaluate(({ shadowRoot }) => {
		for (const part of shadowRoot?.querySelectorAll("details") ?? []) part.open = true;
	});
	const before = (await visitor.liveRegion.textContent()) ?? "";
	await visitor.button(results.copy).click();
	await expect(visitor.liveRegion).not.toHaveText(before);
	await look("results with all that they can show");
}

/** The headings, in reading order and through shadow roots: one h1 first, and no level left out. */
async function expectOneHierarchy(page: Page, where: string): Promise<void> {
	const levels = await page.evaluate(() => {
		const levels: number[] = [];
		const read = (node: Element) => {
			const [, level] = /^H([1-6])$/.exec(node.tagName) ?? [];
			if (level && node.checkVisibility()) levels.push(Number(level));
			for (const child of (node.shadowRoot ?? node).children) read(child);
		};
		read(document.documentElement);
		return levels;
	});
	expect(levels.lastIndexOf(1), `${where} has one h1, which comes first`).toBe(0);
	const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
	expect(skips, `levels skipped at ${where}: ${levels}`).toEqual([]);
}

/** Nothing is wider than the screen, and everything that is pressed is at least 44 px high, as WCAG 2.5.5 asks. */
async function expectRoom(page: Page, where: string): Promise<void> {
	const { wide, targets } = await page.evaluate(() => {
		const root = document.querySelector("liberation-quiz")?.shadowRoot;
		const { scrollWidth, clientWidth } = document.documentElement;
		const boxes = [...(root?.querySelectorAll<HTMLElement>("*") ?? [])].filter(
			// Text for screen readers alone is one pixel wide; drawings may run off the screen.
			(box) =>
				box instanceof HTMLElement && box.clientWidth > 1 && !box.closest("[aria-hidden=true]"),
		);
		const over = boxes.filter((box) => box.getBoundingClientRect().right > clientWidth + 0.5);
		const pressed = boxes.filter(
			// A link within a sentence is as high as its line.
			(box) =>
				box.checkVisibility() &&
				box.matches(
					":is(a, button, summary, input:is([type=email], [type=url]), label:has([type=radio], [type=checkbox])):not(p a)",
				),
		);
		return {
			wide: [...(scrollWidth > clientWidth ? ["the page"] : []), ...over.map(nameOf)],
			targets: pressed.map((target) => ({
				name: nameOf(target),
				height: target.getBoundingClientRect().height,
			})),
		};
		function nameOf(box: HTMLElement): string {
			return `${box.localName}: ${box.innerText.slice(0, 40)}`;
		}
	});
	expect(wide, `wider than the screen at ${where}`).toEqual([]);
	expect(targets.length, `targets at ${where}`).toBeGreaterThan(0);
	const small = targets.filter(({ height }) => height < 43.99);
	expect(small, `targets too small at ${where}`).toEqual([]);
}

/** Runs in the page. Words with a hyphen, and addresses, may be broken. */
function wordsOnTwoLines(): string[] {
	const root = document.querySelector("liberation-quiz")?.shadowRoot ?? document;
	const words: string[] = [];
	const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const text = texts.currentNode;
		// Text for screen readers alone is one pixel wide.
		if (text.parentElement?.offsetWidth === 1) continue;
		for (const { 0: word, index } of text.nodeValue?.matchAll(/[^\s-]+(?!\S*[-/@])/g) ?? []) {
			const range = document.createRange();
			range.setStart(text, index);
			range.setEnd(text, index + word.length);
			if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
		}
	}
	return words;
}

test("on a phone, a question and the email step fill the window and show every control without scrolling", async ({
	page,
	visitor,
}) => {
	await page.setViewportSize({ width: 390, height: 664 });
	await visitor.open();
	await expect(page.locator(".site-header")).toBeVisible();
	await visitor.startButton.click();
	let answered = 0;
	for (const index of isComplete ? questions.keys() : [longestQuestion]) {
		await visitor.answerAll("0".repeat(index - answered));
		answered = index;
		await visitor.seesQuestion(index + 1);
		await expect(page.locator(".site-header")).toBeHidden();
		await expect(visitor.next).toBeInViewport({ ratio: 1 });
		await expect(async () => {
			const foot = (await visitor.next.boundingBox())?.y ?? 0;
			expect(foot).toBeGreaterThan(550);
			const last = await visitor.quiz.locator("label:has([type=radio])").last().boundingBox();
			expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(foot);
		}).toPass();
	}
	await visitor.answerAll("0".repeat(questions.length - answered));
	await visitor.seesEmailStep();
	await expect(page.locator(".site-header")).toBeHidden();
	for (const control of [visitor.address, visitor.consent, visitor.submit])
		await expect(control).toBeInViewport({ ratio: 1 });
	await visitor.submit.click({ force: true });
	await expect(visitor.address).toBeFocused();
	for (const part of ["label.field", "#email-fault"])
		await expect(visitor.quiz.locator(part)).toBeInViewport({ ratio: 1 });
});

test("on a phone, a shared result shows the button to take the quiz without scrolling", async ({
	page,
	visitor,
}) => {
	await page.setViewportSize({ width: 390, height: 664 });
	// The two longest names.
	await visitor.open("?role=frontline_responder&secondary=experimenter");
	await visitor.seesResults();
	const foot = () =>
		visitor.quiz
			.locator(".portrait button + p")
			.evaluate((sentence) => sentence.getBoundingClientRect().bottom);
	await expect.poll(foot).toBeLessThanOrEqual(640);
});
