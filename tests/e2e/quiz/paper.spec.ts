import { expect, type Page, test } from "@playwright/test";
import { extractText } from "unpdf";
import { questions, roles } from "../../../shared/quiz/catalogue.ts";
import { QUESTION_IDS } from "../../../shared/quiz/keys.ts";
import { type Answers, scoreQuiz } from "../../../shared/quiz/score.ts";
import { translations } from "../../../shared/read-languages.ts";
import quizPage from "../../../site/_data/pages/quiz-paper.json" with { type: "json" };
import { randomSheet, rivalry, seededRandom } from "../../unit/quiz/sheets.ts";
import { isComplete } from "../support.ts";

/* The quiz on paper, read from the built page, and scored as its steps say. */

/** A row of a table on the score sheet: the letters by question. */
interface Row {
	readonly role: string;
	readonly letters: readonly string[];
}

interface ScoreSheet {
	readonly roles: readonly Row[];
	readonly habits: readonly Row[];
}

const SHEETS = isComplete ? 10_000 : 1000;

test("scoring by the printed score sheet gives the quiz's result, ties included", async ({
	page,
}) => {
	await page.goto("/quiz/paper");
	const sheet = await readScoreSheet(page);
	const random = seededRandom(16);
	const wrong: { answers: Answers; found: ReturnType<typeof byHand> }[] = [];
	const settledIn = { count: 0, headToHead: 0, habits: 0, order: 0 };
	for (let number = 0; number < SHEETS; number++) {
		const answers = randomSheet(random);
		const { primary, secondary } = scoreQuiz(answers);
		const found = byHand(sheet, answers);
		if (found.first !== nameOf(primary) || found.second !== (secondary && nameOf(secondary)))
			wrong.push({ answers, found });
		const { tied, afterDuels, afterPillars } = rivalry(answers);
		if (tied === 1) settledIn.count++;
		else if (afterDuels === 1) settledIn.headToHead++;
		else if (afterPillars === 1) settledIn.habits++;
		else settledIn.order++;
	}
	expect(wrong).toEqual([]);
	for (const [step, times] of Object.entries(settledIn))
		expect(times, `sheets that ${step} settles`).toBeGreaterThan(SHEETS / 100);
});

test("the paper quiz prints every question and its answers with their letters", async ({
	page,
}) => {
	await page.goto("/quiz/paper");
	const printed = await page.locator(".paper-questions > li").evaluateAll((items) =>
		items.map((item) => ({
			prompt: item.querySelector("h3")?.textContent,
			options: [...item.querySelectorAll("li")].map((option) => option.textContent),
		})),
	);
	expect(printed).toEqual(
		questions.map(({ prompt, options }, index) => ({
			prompt: `${index + 1} ${prompt}`,
			options: options.map(({ label }, option) => `${"ABCD"[option]} ${label}`),
		})),
	);
});

/** The prefix of paths in each language; that of English is empty. */
const PREFIXES = ["", ...translations().map(({ lang }) => `/${lang}`)];

/** Paper formats alternate from language to language. */
const PRINTS = PREFIXES.flatMap((prefix, index) =>
	(["A4", "Letter"] as const).flatMap((format, turn) =>
		isComplete || turn === index % 2 ? [[prefix, format] as const] : [],
	),
);

for (const [prefix, format] of PRINTS) {
	test(`on ${format}, ${prefix}/quiz/paper prints on two sheets`, async ({ page }) => {
		await page.goto(`${prefix}/quiz/paper`);
		const names = await page
			.locator(".paper-side")
			.evaluateAll((sides) => sides.map((side) => side.getAttribute("aria-label") ?? ""));
		const sides = await print(page, format);
		expect(sides).toHaveLength(4);
		for (const [index, name] of names.entries()) expect(sides[index]).toContain(name);
	});

	test(`on ${format}, ${prefix}/quiz/paper/guide prints on three pages`, async ({ page }) => {
		await page.goto(`${prefix}/quiz/paper/guide`);
		expect(await print(page, format)).toHaveLength(3);
	});
}

test("a press on the page's button prints it, and says so", async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () => document.body.setAttribute("data-printed", "");
	});
	const { button } = quizPage.print;
	await page.goto("/quiz/paper");
	await page.getByRole("button", { name: button.button }).click();
	await expect(page.locator("body")).toHaveAttribute("data-printed");
	await expect(page.getByRole("status").filter({ hasText: button.pressed })).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a sentence says how to print, and large type takes as many sheets as the page says", async ({
		page,
	}) => {
		await page.goto("/quiz/paper");
		const { button, withoutScript } = quizPage.print.button;
		const sentence = page.locator("[data-print] + noscript > p");
		await expect(sentence).toHaveText(withoutScript);
		await expect(sentence).toBeVisible();
		await expect(page.getByRole("button", { name: button })).toBeHidden();
		await page.locator("#large-print").check();
		const said = await page.locator("label:has(#large-print)").textContent();
		const promised = Number(said?.match(/\d+/g)?.at(-1));
		const { length } = await print(page, "A4");
		expect(length).toBeGreaterThan(quizPage.sides.length);
		expect(Math.abs(length - promised), "it says about how many").toBeLessThanOrEqual(1);
	});
});

/** The text of each page that the browser prints. */
async function print(page: Page, format: "A4" | "Letter"): Promise<string[]> {
	const file = await page.pdf({ format, preferCSSPageSize: true });
	const { text } = await extractText(new Uint8Array(file));
	return text.map((each) => each.replaceAll("\n", ""));
}

async function readScoreSheet(page: Page): Promise<ScoreSheet> {
	const [rows, habits] = await page.locator(".paper-score table").evaluateAll((tables) =>
		tables.map((table) => {
			const text = (cells: Iterable<Element>) =>
				Array.from(cells, (cell) => cell.textContent.trim());
			const heads = text(table.querySelectorAll("thead th"));
			const columns = heads.flatMap((head, index) => (/^\d+$/.test(head) ? [index] : []));
			return Array.from(table.querySelectorAll("tbody tr:not(.paper-patches)"), (row) => {
				const cells = text(row.children);
				// A small 2 says that the letter before it counts twice.
				const letters = (column: number) => (cells[column] ?? "").replace(/(\w)2/g, "$1$1");
				return { role: cells[0] ?? "", letters: columns.map(letters) };
			});
		}),
	);
	if (!rows || !habits) throw new Error("The score sheet has no two tables");
	return { roles: rows, habits };
}

/** Scores like a person with a pen: circles, counts, and the three steps for a tie. */
function byHand(sheet: ScoreSheet, answers: Answers) {
	const chosen = QUESTION_IDS.map((id) => "ABCD"[answers[id] ?? Number.NaN]);
	const rows = sheet.roles.map(({ role, letters }, place) => ({
		role,
		letters,
		place,
		circles: letters.filter((letter, column) => letter === chosen[column]).length,
		plus: 0,
		minus: 0,
	}));
	const highest = Math.max(...rows.map(({ circles }) => circles));
	const tied = rows.filter(({ circles }) => circles === highest);

	for (const [column, letter] of chosen.entries()) {
		const circled = tied.find(({ letters }) => letters[column] === letter);
		if (!circled) continue;
		for (const other of tied) {
			if (other === circled || !other.letters[column]) continue;
			circled.plus++;
			other.minus++;
		}
	}
	for (const row of tied) {
		const pairs = Math.min(row.plus, row.minus);
		row.plus -= pairs;
		row.minus -= pairs;
	}
	const habits = (role: string) =>
		(sheet.habits.find((row) => row.role === role)?.letters ?? []).flatMap((letters, column) =>
			[...letters].filter((letter) => letter === chosen[column]),
		).length;
	const [first, second] = tied.sort(
		(a, b) =>
			b.plus - a.plus || a.minus - b.minus || habits(b.role) - habits(a.role) || a.place - b.place,
	);
	return { first: first?.role, second: second?.role ?? null };
}

function nameOf(key: string): string | undefined {
	return roles.find(({ role }) => role === key)?.name;
}
