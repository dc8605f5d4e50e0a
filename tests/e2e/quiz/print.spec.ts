import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { roleOf } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { ROLE_KEYS, type RoleKey } from "../../../shared/quiz/keys.ts";
import { credits, results, rolePack } from "../../../shared/quiz/messages.ts";
import navigation from "../../../site/_data/navigation.json" with { type: "json" };
import quizPage from "../../../site/_data/pages/quiz.json" with { type: "json" };
import { expectAccessible } from "../support.ts";
import { wordsOf } from "./sheets.ts";
import { expect, test } from "./visitor.ts";

/* What comes out on paper: the Role Pack from its window and in place, and the results themselves. */

const POINTS_PER_INCH = 72;
/** What browsers leave free by default, in inches. */
const MARGIN = 0.4;
const FORMATS = ["A4", "Letter"] as const;
type Format = (typeof FORMATS)[number];
const LONGEST: RoleKey = "frontline_responder";

test.beforeEach(({ context }) =>
	// No dialog opens.
	context.addInitScript(() => {
		window.print = () => undefined;
	}),
);

/** Paper breaks lines and sets spaces as it likes. */
function packed(text: string): string {
	return text.replace(/\s+/g, "");
}

/** What Chromium's "Save as PDF" makes of a page: the number of sheets, the text, and text beyond the margins. */
async function print(page: Page, format: Format) {
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

test("the Role Pack prints on one sheet of either paper, and from the page where no window may open", async ({
	page,
	visitor,
}) => {
	test.slow();
	const expectPack = async (shown: Page, role: RoleKey, format: Format) => {
		const { sheets, text, clipped } = await print(shown, format);
		expect(sheets, `${role} on ${format}`).toBe(1);
		expect(clipped, `${role} on ${format}`).toEqual([]);
		for (const line of wordsOf(role)) expect(text).toContain(packed(line));
		return text;
	};
	for (const role of ROLE_KEYS) {
		// A secondary role is named, and brings more programs to choose from.
		const other: RoleKey = role === LONGEST ? "storyteller" : LONGEST;
		for (const second of ["", `&secondary=${other}`]) {
			await visitor.open(`?role=${role}${second}&utm_medium=email`);
			const pack = await visitor.openRolePack();
			for (const format of FORMATS) {
				const text = await expectPack(pack, role, format);
				const also = packed(fill(rolePack.also, { role: roleOf(other).name }));
				if (second) expect(text).toContain(also);
				else expect(text).not.toContain(also);
			}
			await pack.close();
		}
	}

	await page.addInitScript(() => {
		window.open = () => null;
	});
	await visitor.open(`?role=${LONGEST}&secondary=storyteller&utm_medium=email`);
	await visitor.button(results.save).click();
	await expect(page).toHaveTitle(`rolepack_user_${LONGEST}`);
	const text = await expectPack(page, LONGEST, "A4");
	for (const other of [results.shareTitle, results.resonate, quizPage.title])
		expect(text).not.toContain(packed(other));
});

test("the results print what they show, without the page's buttons", async ({ page, visitor }) => {
	await visitor.open("?role=storyteller&secondary=frontline_responder&utm_medium=email");
	const { text, clipped } = await print(page, "A4");
	expect(clipped).toEqual([]);
	for (const line of [...wordsOf("storyteller"), results.resonate, credits.framework])
		expect(text).toContain(packed(line));
	for (const button of [results.copy, results.save, navigation.buttons[0]?.label ?? ""])
		expect(text).not.toContain(packed(button));
});

test("printed results are dark type on white paper", async ({ page, visitor }) => {
	await visitor.open("?role=storyteller&secondary=frontline_responder&utm_medium=email");
	await page.emulateMedia({ media: "print" });
	await expectAccessible(page, "the printed results", { within: "liberation-quiz" });
});
