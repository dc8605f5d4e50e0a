import type { Page } from "@playwright/test";
import { expect } from "./support.ts";

/** As WCAG's own note on large targets asks for, in CSS pixels. */
const TARGET = 44;

/** Everything in the quiz that is pressed is high enough; a link within a sentence is as high as its line. */
export async function expectLargeTargets(page: Page, where: string): Promise<void> {
	const targets = await page.evaluate(() => {
		const root = document.querySelector("liberation-quiz")?.shadowRoot;
		const all = root?.querySelectorAll<HTMLElement>(
			"a, button, summary, label:has([type=radio], [type=checkbox]), input[type=email], input[type=url]",
		);
		return [...(all ?? [])]
			.filter((target) => target.checkVisibility() && !target.matches("p a"))
			.map((target) => ({
				name: target.innerText || target.localName,
				height: target.getBoundingClientRect().height,
			}));
	});
	expect(targets.length, where).toBeGreaterThan(0);
	const small = targets.filter(({ height }) => height < TARGET - 0.01);
	expect(small, `targets too small at ${where}`).toEqual([]);
}

/** The page is no wider than the screen, and nothing in the quiz runs over the edge of its own box. */
export async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
	const {
		page: total,
		screen,
		over,
	} = await page.evaluate(() => {
		const root = document.querySelector("liberation-quiz")?.shadowRoot;
		const { scrollWidth, clientWidth } = document.documentElement;
		const boxes = [...(root?.querySelectorAll<HTMLElement>("*") ?? [])];
		return {
			page: scrollWidth,
			screen: clientWidth,
			over: boxes
				// What is for the ear alone is one pixel wide; drawings draw beyond their box.
				.filter((box) => box instanceof HTMLElement && box.clientWidth > 1)
				.filter((box) => box.getBoundingClientRect().right > clientWidth + 0.5)
				.map((box) => `${box.localName}.${box.className}: ${box.innerText.slice(0, 40)}`),
		};
	});
	expect(over, `beyond the right edge at ${where}`).toEqual([]);
	expect(total, `sideways scrolling at ${where}`).toBeLessThanOrEqual(screen);
}

/** Every word of the quiz stands on one line, but for addresses and words with a hyphen of their own. */
export async function expectWholeWords(page: Page, where: string): Promise<void> {
	const broken = await page.evaluate(() => {
		const root = document.querySelector("liberation-quiz")?.shadowRoot;
		const words: string[] = [];
		const texts = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const text = texts.currentNode;
			// What is for the ear alone is one pixel wide.
			if (text.parentElement?.offsetWidth === 1) continue;
			for (const { 0: word, index } of text.nodeValue?.matchAll(/[^\s-]+(?!\S*[-/@])/g) ?? []) {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
			}
		}
		return words;
	});
	expect(broken, `words in two lines at ${where}`).toEqual([]);
}
