import type { Locator } from "@playwright/test";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import quizPage from "../../../site/_data/pages/quiz.json" with { type: "json" };
import { PAPERS, packed, paperWidth, print } from "./pdf.ts";
import { wordsOf } from "./sheets.ts";
import { expect, test, type Visitor } from "./support.ts";

/* What comes out on paper: the Role Pack in its window and in place, and the results themselves. */

const ATTRIBUTION = packed("Inspired by the Social Change Ecosystem Map by Deepa Iyer");

test.beforeEach(({ context }) =>
	// No dialog: the paper is made by the test.
	context.addInitScript(() => {
		window.print = () => undefined;
	}),
);

/** Every line that a reader of the screen reads. */
async function linesOf(block: Locator): Promise<string[]> {
	const texts = await block.locator("h1, h2, h3, h4, p, li").allInnerTexts();
	return texts.flatMap((text) => text.split("\n")).filter((line) => line.trim());
}

async function openPack(visitor: Visitor) {
	const popup = visitor.page.waitForEvent("popup");
	await visitor.button("Save as PDF").click();
	const pack = await popup;
	await expect(pack.locator(".pack")).toBeVisible();
	return pack;
}

test("the Role Pack of every role: selectable text on one or two sheets of either paper", async ({
	visitor,
}) => {
	test.slow();
	for (const [index, role] of ROLE_KEYS.entries()) {
		// A secondary role brings more programs to choose the three from.
		await visitor.open(`?role=${role}&secondary=${ROLE_KEYS.at(index - 1)}`);
		const pack = await openPack(visitor);
		const lines = await linesOf(pack.locator(".pack"));
		expect(lines.length).toBeGreaterThan(20);
		for (const paper of PAPERS) {
			await test.step(`${role} on ${paper}`, async () => {
				const { pages, text, clipped } = await print(pack, paper);
				expect([1, 2]).toContain(pages);
				expect(clipped).toEqual([]);
				for (const line of [...lines, ...wordsOf(role)]) expect(text).toContain(packed(line));
				expect(text).toContain(ATTRIBUTION);
				expect(text).toContain("/academy");
			});
		}
		await pack.close();
	}
});

test("printed in place: the Role Pack and nothing else of the page", async ({ page, visitor }) => {
	await page.addInitScript(() => {
		window.open = () => null;
	});
	await visitor.open("?role=storyteller&secondary=frontline_responder");
	for (const paper of PAPERS) {
		// Printing ends the state, as after the dialog.
		await visitor.button("Save as PDF").click();
		await expect(visitor.quiz.locator(".in-place")).toBeAttached();
		const { pages, text, clipped } = await print(page, paper);
		expect([1, 2]).toContain(pages);
		expect(clipped).toEqual([]);
		for (const line of wordsOf("storyteller")) expect(text).toContain(packed(line));
		expect(text).toContain(ATTRIBUTION);
		for (const other of [
			"Donate",
			"Share Your Results",
			"$597",
			"You also strongly",
			quizPage.title,
		]) {
			expect(text).not.toContain(packed(other));
		}
	}
});

test("the results page prints what it shows, without its buttons", async ({ page, visitor }) => {
	await visitor.open("?role=storyteller&secondary=frontline_responder");
	for (const paper of PAPERS) {
		const { text, clipped } = await print(page, paper);
		expect(clipped).toEqual([]);
		for (const line of wordsOf("storyteller")) expect(text).toContain(packed(line));
		expect(text).toContain(packed("You also strongly resonate with:"));
		expect(text).toContain(packed("$1,997"));
		expect(text).toContain(ATTRIBUTION);
		for (const button of ["Copy Link", "Save as PDF", "Donate"]) {
			expect(text).not.toContain(packed(button));
		}
	}
});

test("nothing is wider than its paper", async ({ page, visitor }) => {
	await visitor.open("?role=frontline_responder&secondary=experimenter");
	const pack = await openPack(visitor);
	for (const sheet of [page, pack]) {
		await sheet.emulateMedia({ media: "print" });
		for (const paper of PAPERS) {
			await sheet.setViewportSize({ width: paperWidth(paper), height: 1000 });
			const { wide, checked } = await sheet.evaluate(() => {
				const root = document.querySelector("liberation-quiz")?.shadowRoot ?? document;
				const boxes = [document.documentElement, ...root.querySelectorAll(".lq, .lq *")].filter(
					// Inline boxes and drawings have no width of their own; what is for the ear alone is cut off.
					(box) => box instanceof HTMLElement && box.clientWidth > 1,
				);
				return {
					checked: boxes.length,
					wide: boxes
						.filter((box) => box.scrollWidth > box.clientWidth)
						.map(({ localName, className }) => `${localName}.${className}`),
				};
			});
			expect(wide, `wider than ${paper}`).toEqual([]);
			expect(checked).toBeGreaterThan(50);
		}
	}
});
