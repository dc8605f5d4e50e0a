import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { en } from "../../../shared/quiz/en.ts";
import { words as es } from "../../../shared/quiz/es/words.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { ROLE_KEYS, type RoleKey, roleIn } from "../../../shared/quiz/keys.ts";
import { credits, results } from "../../../shared/quiz/messages.ts";
import navigation from "../../../site/_data/navigation.json" with { type: "json" };
import quizPage from "../../../site/_data/pages/quiz.json" with { type: "json" };
import { expectAccessible, isComplete } from "../support.ts";
import { wordsOf } from "./sheets.ts";
import { expect, test, Visitor } from "./visitor.ts";

/* What comes out on paper: the Role Pack from its window and in place, and the results themselves. */

const POINTS_PER_MM = 72 / 25.4;
/** The margin of the stylesheets, in millimeters. */
const MARGIN = 10;
const FORMATS = ["A4", "Letter"] as const;
type Format = (typeof FORMATS)[number];
/** Spanish is longer, and a pack that prints in place is English. */
const LANGUAGES = isComplete ? [en, es] : [es];
const LONGEST: RoleKey = "frontline_responder";

test.beforeEach(({ context }) =>
	// No dialog opens.
	context.addInitScript(() => {
		window.print = () => undefined;
	}),
);

/** Line breaks and spaces differ in print. */
function packed(text: string): string {
	return text.replace(/\s+/g, "");
}

/**
 * What Chromium's "Save as PDF" makes of a page: sheets, text, what is beyond the margins, and letters in points.
 * @param edge - the margin in millimeters within which all text must stay
 */
async function print(page: Page, format: Format, edge = MARGIN) {
	const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
	// Browsers round the margin to whole pixels.
	const least = edge * POINTS_PER_MM - 2;
	const clipped: string[] = [];
	const sizes: number[] = [];
	let text = "";
	for (let number = 1; number <= pdf.numPages; number++) {
		const sheet = await pdf.getPage(number);
		const [, , right = 0, top = 0] = sheet.view;
		for (const item of (await sheet.getTextContent()).items) {
			if (!("str" in item)) continue;
			text += item.str;
			// Digits alone may be in the adjusted face of the digit zero.
			if (/\p{L}/u.test(item.str)) sizes.push(Math.round(item.height * 10) / 10);
			const [, , , , x, y] = item.transform;
			const fits =
				Math.min(x, y) >= least &&
				x + item.width <= right - least &&
				y + item.height <= top - least;
			if (!fits && item.str.trim()) clipped.push(item.str);
		}
	}
	return { sheets: pdf.numPages, text: packed(text), clipped, sizes };
}

for (const words of LANGUAGES)
	test(`a Role Pack prints on one sheet, in either paper size and with any margin, ${words.language.lang}`, async ({
		page,
	}) => {
		const visitor = new Visitor(page, words);
		const length = (role: RoleKey) => wordsOf(role, words).join("").length;
		const roles = ROLE_KEYS.toSorted((one, other) => length(other) - length(one));
		for (const role of isComplete ? roles : roles.slice(0, 1)) {
			// A secondary role is named, and brings more programs to choose from.
			const second = role === LONGEST ? "storyteller" : LONGEST;
			await visitor.open(`?role=${role}&secondary=${second}&utm_medium=email`);
			const pack = await visitor.openRolePack();
			const also = fill(words.rolePack.also, { role: roleIn(words, second).name });
			for (const format of FORMATS) {
				const { sheets, text, clipped, sizes } = await print(pack, format);
				const name = `${role} and ${second} on ${format}`;
				expect(sheets, name).toBe(1);
				expect(clipped, name).toEqual([]);
				expect(Math.min(...sizes), `${name}: small type, in points`).toBeGreaterThanOrEqual(8.5);
				expect(Math.max(...sizes), `${name}: the role, in points`).toBeGreaterThanOrEqual(48);
				for (const line of [...wordsOf(role, words), also])
					expect(text, name).toContain(packed(line));
			}
			// The margins of the print dialog take the place of the page's own. Printers don't reach the outermost 5 mm.
			for (const margin of ["0", "10mm"]) {
				await pack.evaluate((margin) => {
					const sheet = new CSSStyleSheet();
					sheet.replaceSync(`@page { margin: ${margin} }`);
					document.adoptedStyleSheets.push(sheet);
				}, margin);
				const { sheets, clipped } = await print(pack, "Letter", 5);
				expect([margin, sheets, clipped]).toEqual([margin, 1, []]);
			}
			await pack.close();
		}
	});

test("the Role Pack prints from the page where the browser blocks windows", async ({
	page,
	visitor,
}) => {
	await page.addInitScript(() => {
		window.open = () => null;
	});
	await visitor.open(`?role=${LONGEST}&secondary=storyteller&utm_medium=email`);
	await visitor.button(results.save).click();
	await expect(page).toHaveTitle(`rolepack_user_${LONGEST}`);
	const { sheets, text, clipped } = await print(page, "A4");
	expect(sheets).toBe(1);
	expect(clipped).toEqual([]);
	for (const line of wordsOf(LONGEST)) expect(text).toContain(packed(line));
	for (const other of [results.shareTitle, results.resonate, quizPage.title])
		expect(text).not.toContain(packed(other));
});

test("printed results have the text of the results, without buttons, and enough contrast on white paper", async ({
	page,
	visitor,
}) => {
	await visitor.open("?role=storyteller&secondary=frontline_responder&utm_medium=email");
	await visitor.seesResults();
	const { text, clipped } = await print(page, "A4");
	expect(clipped).toEqual([]);
	for (const line of [...wordsOf("storyteller"), results.resonate, credits.framework])
		expect(text).toContain(packed(line));
	for (const button of [results.copy, results.save, navigation.buttons[0]?.label ?? ""])
		expect(text).not.toContain(packed(button));
	await page.emulateMedia({ media: "print" });
	await expectAccessible(page, "the printed results", { within: "liberation-quiz" });
});
