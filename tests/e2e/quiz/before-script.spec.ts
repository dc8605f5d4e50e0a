import { languagePath } from "../../../shared/language.ts";
import { roles } from "../../../shared/quiz/catalogue.ts";
import { en } from "../../../shared/quiz/en.ts";
import { words as es } from "../../../shared/quiz/es/words.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { roleIn } from "../../../shared/quiz/keys.ts";
import quizPage from "../../../site/_data/pages/quiz.json" with { type: "json" };
import { hold, isComplete, readShifts, recordShifts } from "../support.ts";
import { expect, test, Visitor } from "./visitor.ts";

/* /quiz before its script has arrived, and where none ever does. */

/** Opens the quiz with its script held back. @returns a function that releases the script */
async function openEarly(visitor: Visitor, query = ""): Promise<() => Promise<void>> {
	const release = await hold(visitor.page, "**/liberation-quiz*.js");
	const path = `${languagePath(visitor.words.language)}/quiz${query}`;
	await visitor.page.goto(path, { waitUntil: "commit" });
	// A visitor presses what is painted; the browser paints once the page's inline scripts have run.
	await visitor.page.waitForFunction(() => document.readyState !== "loading");
	return async () => {
		await release();
		await visitor.page.waitForFunction(() => customElements.get("liberation-quiz"));
	};
}

/** The events that the page has reported, without the time of day. */
const starts = ({ logs }: { logs: readonly string[] }) =>
	logs.filter((log) => log.startsWith("quiz_started"));

for (const words of isComplete ? [en, es] : [en])
	test(`Start, an answer and Next count before the script has loaded, in ${words.language.name}`, async ({
		page,
		record,
	}) => {
		const visitor = new Visitor(page, words);
		const release = await openEarly(visitor);
		const address = page.url();
		await visitor.heading.click();
		await visitor.seesLanding();
		await visitor.startButton.dblclick();
		await visitor.seesQuestion(1);
		await expect(visitor.heading).toBeFocused();
		const label = visitor.quiz.locator("label:has([type=radio])").first();
		await label.dispatchEvent("click", { detail: 2 });
		await expect(visitor.quiz.locator(":checked"), "by a double click").toHaveCount(0);
		await visitor.next.press("Enter");
		await expect(visitor.options.first(), "what is missing").toBeFocused();
		await expect(visitor.liveRegion).toHaveText(words.quiz.unanswered);
		await visitor.options.nth(2).press("Enter");
		await expect(visitor.options.nth(2)).toBeChecked();
		await expect(visitor.liveRegion).toHaveText("");
		await visitor.options.nth(2).press("Enter");
		await visitor.seesQuestion(1);
		await release();
		await visitor.seesQuestion(2);
		await expect(visitor.heading).toBeFocused();
		await visitor.previous.click();
		await visitor.seesQuestion(1);
		await expect(visitor.options.nth(2)).toBeChecked();
		await page.goBack();
		await visitor.seesLanding();
		await expect.poll(() => starts(record)).toHaveLength(1);
		expect(page.url(), "nothing was posted").toBe(address);
		expect(record.requests.filter((request) => request.startsWith("POST"))).toEqual([]);
	});

for (const part of ["an answer", "a button"])
	test(`the focus stays on ${part} while the quiz hydrates`, async ({ visitor }) => {
		const release = await openEarly(visitor);
		await visitor.startButton.press("Enter");
		await visitor.seesQuestion(1);
		await visitor.options.first().press("ArrowDown");
		await expect(visitor.next).toHaveAttribute("aria-disabled", "false");
		if (part === "a button") await visitor.next.focus();
		const focus = part === "a button" ? visitor.next : visitor.options.nth(1);
		await expect(focus).toBeFocused();
		await release();
		await expect(visitor.quiz.locator(".filled")).toHaveCount(1);
		await expect(focus).toBeFocused();
		await expect(visitor.options.nth(1)).toBeChecked();
	});

test("a link with a first answer (?first=) preselects it, and stores and reports nothing", async ({
	page,
	visitor,
	record,
}) => {
	await visitor.open("?first=5");
	await visitor.seesLanding();
	await page.setViewportSize({ width: 390, height: 664 });
	await recordShifts(page);
	const release = await openEarly(visitor, "?utm_source=x&first=3");
	await visitor.seesQuestion(1);
	await expect(visitor.options.nth(2)).toBeChecked();
	// A busy machine may paint the landing before the question takes its place.
	const early = await readShifts(page);
	await release();
	await expect(visitor.quiz.locator(".filled")).toHaveCount(1);
	await expect(visitor.options.nth(2)).toBeChecked();
	await page.waitForLoadState("networkidle");
	expect(await readShifts(page)).toEqual(early);
	expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
	expect(starts(record)).toEqual([]);
	await visitor.next.click();
	await visitor.seesQuestion(2);
	await expect.poll(() => starts(record)).toHaveLength(1);
	await page.goBack();
	await visitor.seesQuestion(1);
});

test("a link to a result, or stored answers, show no first question, even if Start is pressed early", async ({
	page,
	visitor,
}) => {
	await visitor.start();
	await visitor.answerAll("012");
	await visitor.seesQuestion(4);
	// Answers are stored once the next question has been painted.
	const stored = () => page.evaluate(() => localStorage.getItem("liberation-quiz"));
	await expect.poll(stored).toMatch(/"quiz 3 \w+ 012---/);
	await recordShifts(page);
	for (const query of ["?utm_source=x", "?first=2", "?utm_source=x&amp;ROLE%3DHealer."]) {
		const release = await openEarly(visitor, query);
		await visitor.startButton.click();
		await visitor.seesLanding();
		await release();
		if (query.includes("ROLE")) await visitor.seesResults(roleIn(visitor.words, "healer").name);
		else {
			await expect(visitor.button(fill(en.landing.goOn, { position: 4 }))).toBeVisible();
			expect(await readShifts(page)).toEqual([]);
		}
		await page.unrouteAll();
	}
});

/** What makes the page import the quiz's script, and the stage that shows before it runs. */
const REASONS = {
	"a press on Start": {
		query: "",
		act: async (visitor: Visitor) => {
			await visitor.startButton.click();
			await visitor.seesQuestion(1);
		},
	},
	"a mouse over the quiz": { query: "", act: ({ heading }: Visitor) => heading.hover() },
	"the focus in the quiz": { query: "", act: ({ startButton }: Visitor) => startButton.focus() },
	"a link to a result": { query: "?role=healer", act: undefined },
	"a link with a first answer": { query: "?first=2", act: undefined },
};

for (const [reason, { query, act }] of Object.entries(REASONS))
	test(`${reason} starts the cached script, which otherwise waits for an idle page`, async ({
		page,
		visitor,
	}) => {
		const isDefined = () =>
			page.evaluate(() => customElements.get("liberation-quiz") !== undefined);
		// The page's load waits for its pictures, and the page is idle only after it has loaded.
		const release = await hold(page, /\.svg$/);
		const script = page.waitForEvent("requestfinished", (request) =>
			/liberation-quiz\.js$/.test(request.url()),
		);
		await page.goto(`/quiz${query}`, { waitUntil: "commit" });
		await script;
		if (act) {
			expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
			expect(await isDefined()).toBe(false);
			await act(visitor);
		}
		await expect.poll(isDefined).toBe(true);
		await release();
	});

test("no layout shift while fonts, styles and script load one after the other", async ({
	page,
	visitor,
}) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await recordShifts(page);
	const releaseScript = await hold(page, "**/liberation-quiz.js");
	const releaseStyles = await hold(page, /\/site\.\w+\.css$/);
	const font = page.waitForEvent("requestfinished", (request) => /woff2$/.test(request.url()));
	await page.goto("/quiz", { waitUntil: "commit" });
	await font;
	await releaseStyles();
	await visitor.seesLanding();
	await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
	await releaseScript();
	await page.waitForFunction(() => customElements.get("liberation-quiz"));
	await page.waitForLoadState("networkidle");
	expect(await readShifts(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the page says what is missing, and offers the ten roles", async ({ page, visitor }) => {
		await visitor.open();
		await visitor.seesLanding();
		await expect(page.getByRole("heading", { name: quizPage.withoutScript.title })).toBeVisible();
		await expect(visitor.quiz.getByRole("button"), "no button that does nothing").toHaveCount(0);
		for (const { name, gift } of roles) {
			const role = page.getByRole("group").filter({ has: page.getByText(name, { exact: true }) });
			// By key, because the sections above take their sizes as they come into view, and move what is below.
			await role.locator("summary").press("Enter");
			await expect(role.getByText(gift)).toBeVisible();
		}
	});

	for (const { path, role, words } of [
		{ path: "/quiz?ROLE=Frontline-Responder.", role: "frontline_responder", words: en },
		{ path: "/es/quiz/?utm_source=x&amp;role=guide", role: "guide", words: es },
	] as const) {
		test(`${path} shows the role of the link, open above the others`, async ({ page }) => {
			await page.goto(path);
			const first = page.locator("details[data-role]").first();
			await expect(first).toHaveAttribute("data-role", role);
			await expect(first.getByText(roleIn(words, role).gift)).toBeVisible();
		});
	}
});
