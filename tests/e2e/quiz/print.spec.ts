import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { credits, results } from "../../../shared/quiz/messages.ts";
import navigation from "../../../site/_data/navigation.json" with { type: "json" };
import quizPage from "../../../site/_data/pages/quiz.json" with { type: "json" };
import { isComplete } from "../complete.ts";
import { wordsOf } from "./sheets.ts";
import { expect, test } from "./visitor.ts";

/* What comes out on paper: the Role Pack from its window and in place, and the results themselves. */

const POINTS_PER_INCH = 72;
const PIXELS_PER_INCH = 96;
/** What browsers leave free by default, in inches. */
const MARGIN = 0.4;
/** Both formats, with their width in inches. */
const PAPERS = { A4: 8.27, Letter: 8.5 } as const;
const FORMATS = ["A4", "Letter"] as const;

test.beforeEach(({ context }) =>
	// No dialog opens. Each window notes that it printed, and under which title, in the one that opened it.
	context.addInitScript(() => {
		Object.assign(window, { printed: [] });
		window.print = () => Reflect.get(window.opener ?? window, "printed").push(document.title);
	}),
);

/** Paper breaks lines and sets spaces as it likes. */
function packed(text: string): string {
	return text.replace(/\s+/g, "");
}

/** What Chromium's "Save as PDF" makes of a page: the number of sheets, the text, and text beyond the margins. */
async function print(page: Page, format: (typeof FORMATS)[number]) {
	const edge = `${MARGIN}in`;
	const margin = { top: edge, right: edge, bottom: edge, left: edge };
	const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format, margin })));
	// Browsers round the margin to whole pixels.
	const least = MARGIN * POINTS_PER_INCH - 2;
	const clipped: string[] = [];
	let text = "";
	for (let number = 1; number <= pdf.numPages; number++) {
		const sheet = await pdf.getPage(number);
		const [, , right = 0, top = 0] = sheet.view;
		for (const item of (await sheet.getTextContent()).items) {
			if (!("str" in item)) continue;
			text += item.str;
			const [, , , , x, y] = item.transform;
			const fits =
				Math.min(x, y) >= least &&
				x + item.width <= right - least &&
				y + item.height <= top - least;
			if (!fits && item.str.trim()) clipped.push(item.str);
		}
	}
	return { sheets: pdf.numPages, text: packed(text), clipped };
}

test("every role's Role Pack prints on one or two sheets of either paper", async ({
	page,
	visitor,
}) => {
	test.slow();
	for (const [index, role] of ROLE_KEYS.entries()) {
		// A secondary role brings more programs to choose from.
		await visitor.open(`?role=${role}&secondary=${ROLE_KEYS.at(index - 1)}`);
		const pack = await visitor.openRolePack();
		expect(await page.evaluate(() => Reflect.get(window, "printed"))).toEqual([
			`rolepack_user_${role}`,
		]);
		const blocks = await pack.locator("h1, h2, h3, h4, p, li").allInnerTexts();
		const lines = blocks.flatMap((text) => text.split("\n")).filter((line) => line.trim());
		expect(lines.length).toBeGreaterThan(20);
		// The papers take turns from role to role; `npm run test:long` prints every role on both.
		for (const format of FORMATS.filter((_, turn) => isComplete || turn === index % 2)) {
			const { sheets, text, clipped } = await print(pack, format);
			expect(sheets, `${role} on ${format}`).toBeLessThanOrEqual(2);
			expect(clipped, `${role} on ${format}`).toEqual([]);
			for (const line of [...lines, ...wordsOf(role)]) expect(text).toContain(packed(line));
		}
		await pack.close();
	}
});

test("where its window is blocked, the Role Pack alone prints from the page", async ({
	page,
	visitor,
}) => {
	await page.addInitScript(() => {
		window.open = () => null;
	});
	await visitor.open("?role=storyteller&secondary=frontline_responder");
	for (const format of FORMATS) {
		// Printing ends the state, as it does after the dialog.
		await visitor.button(results.save).click();
		await expect(page).toHaveTitle("rolepack_user_storyteller");
		const { sheets, text, clipped } = await print(page, format);
		expect(sheets).toBeLessThanOrEqual(2);
		expect(clipped).toEqual([]);
		for (const line of wordsOf("storyteller")) expect(text).toContain(packed(line));
		for (const other of [results.shareTitle, results.resonate, quizPage.title])
			expect(text).not.toContain(packed(other));
	}
});

test("the results print what they show, without the page's buttons", async ({ page, visitor }) => {
	await visitor.open("?role=storyteller&secondary=frontline_responder");
	for (const format of FORMATS) {
		const { text, clipped } = await print(page, format);
		expect(clipped).toEqual([]);
		for (const line of [...wordsOf("storyteller"), results.resonate, credits.framework])
			expect(text).toContain(packed(line));
		for (const button of [results.copy, results.save, navigation.buttons[0]?.label ?? ""])
			expect(text).not.toContain(packed(button));
	}
});

test("nothing is wider than its paper", async ({ page, visitor }) => {
	await visitor.open("?role=frontline_responder&secondary=experimenter");
	const pack = await visitor.openRolePack();
	for (const sheet of [page, pack]) {
		await sheet.emulateMedia({ media: "print" });
		for (const format of FORMATS) {
			const width = Math.floor((PAPERS[format] - 2 * MARGIN) * PIXELS_PER_INCH);
			await sheet.setViewportSize({ width, height: 1000 });
			const { wide, count } = await sheet.evaluate(() => {
				const root = document.querySelector("liberation-quiz")?.shadowRoot ?? document.body;
				const boxes = [document.documentElement, ...root.querySelectorAll("*")].filter(
					// Inline boxes and drawings have no width of their own; text for screen readers is one pixel wide.
					(box) => box instanceof HTMLElement && box.clientWidth > 1,
				);
				const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth);
				return { count: boxes.length, wide: wide.map((box) => box.outerHTML.slice(0, 60)) };
			});
			expect(wide, `wider than ${format}`).toEqual([]);
			expect(count).toBeGreaterThan(50);
		}
	}
});
