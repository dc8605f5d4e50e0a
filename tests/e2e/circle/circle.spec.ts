import { expect, type Page, test } from "@playwright/test";
import { extractText } from "unpdf";
import { circleFragment } from "../../../shared/circle/link.ts";
import { messages } from "../../../shared/circle/messages.ts";
import { MOST_PEOPLE, NAME_LENGTH, type Person } from "../../../shared/circle/person.ts";
import talkWords from "../../../shared/circle/talk.json" with { type: "json" };
import { fill } from "../../../shared/quiz/fill.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { EVERYONE, MESS } from "../../unit/circle/messy.ts";
import { expectAccessible, isComplete, LOOKS, visibleTitles } from "../support.ts";

/* Whole journeys of a group at /quiz/circle. */

const { add, keep, notices, people, wheel } = messages;
const ADDRESS = "/quiz/circle";

const button = (page: Page, name: string) => page.getByRole("button", { name });
const status = (page: Page) => page.locator("liberation-circle").getByRole("status");

async function paste(page: Page, text: string): Promise<void> {
	await page.getByRole("textbox", { name: add.paste }).fill(text);
	await button(page, add.pasteButton).click();
}

/** The rows of the circle: by role for a few people, by person for many. */
async function rowsOf(page: Page): Promise<string[]> {
	const rows = page.locator("liberation-circle").locator(".wheel-text li, .cloth li");
	await expect(rows.first()).toBeAttached();
	return rows.allTextContents();
}

/** Opens the sheet to print, without the dialog. */
async function openSheet(page: Page, name: string): Promise<Page> {
	await page.context().addInitScript(() => {
		window.print = () => undefined;
	});
	const [sheet] = await Promise.all([page.waitForEvent("popup"), button(page, name).click()]);
	await expect(sheet.getByRole("button").first()).toBeVisible();
	return sheet;
}

test("pasted results become a circle, and its link opens the same circle in another browser", async ({
	page,
	context,
	browser,
	baseURL,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(ADDRESS);
	await paste(page, MESS);
	const total = fill(notices.people.other, { count: EVERYONE.length });
	await expect(status(page)).toContainText(total);
	const rows = await rowsOf(page);
	for (const { name } of EVERYONE) expect(rows.join("\n")).toContain(name || people.unnamed);

	await button(page, keep.copy).click();
	await expect(status(page)).toHaveText(notices.copied);
	const link = await page.evaluate(() => navigator.clipboard.readText());
	const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
	const other = await elsewhere.newPage();
	const asked: string[] = [];
	other.on("request", (request) => asked.push(request.url()));
	await other.goto(new URL(link).pathname + new URL(link).hash);
	await expect.poll(() => rowsOf(other)).toEqual(rows);
	await expect(other.getByRole("heading", { name: messages.title })).toBeInViewport();
	// The names are in the link alone: neither in the address from now on, nor in any request.
	await expect(other).toHaveURL(/^[^#]*$/);
	expect(
		asked.filter((url) => url.includes(new URL(link).hash.slice(1)) && !url.includes("#")),
	).toEqual([]);
	await other.reload();
	await expect.poll(() => rowsOf(other)).toEqual(rows);
	await elsewhere.close();
});

test("a circle is made by keyboard alone, and the focus is never lost", async ({ page }) => {
	await page.goto(ADDRESS);
	const focusedTag = () =>
		page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName ?? "");
	const field = page.getByRole("textbox", { name: add.paste });
	await field.focus();
	await page.keyboard.insertText("Maya: Healer\nSam: Guide");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	// Once a group was pasted, its fields are in a closed disclosure.
	await expect(status(page)).toContainText(fill(notices.people.other, { count: 2 }));
	await expect.poll(focusedTag).toBe("h2");
	for (const name of [add.folded, people.title])
		await page.locator("liberation-circle summary").filter({ hasText: name }).click();

	// Enter in the name first leads to the empty role, and with a role adds the person.
	await page.getByRole("textbox", { name: add.name }).focus();
	await page.keyboard.type("Lee");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("combobox", { name: add.role, exact: true })).toBeFocused();
	// Enter may have opened the list of roles.
	await page.keyboard.press("Escape");
	await page.keyboard.press("w");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("textbox", { name: add.name })).toBeFocused();

	await button(page, `${people.rename} Sam`).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("textbox", { name: people.name, exact: true })).toBeFocused();
	await page.keyboard.insertText("Samira");
	await page.keyboard.press("Enter");
	await expect(button(page, `${people.rename} Samira`)).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(status(page)).toHaveText(fill(notices.removed, { name: "Samira" }));
	await expect(button(page, `${people.remove} Lee`)).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expect(field).toBeFocused();
	await button(page, keep.undo).focus();
	await page.keyboard.press("Enter");
	await expect.poll(async () => (await rowsOf(page)).join()).toContain("Maya");
	await expect(button(page, keep.undo)).toBeFocused();
});

for (const look of isComplete ? LOOKS : LOOKS.slice(0, 1))
	test(`a full circle is accessible, ${look.colorScheme}, ${look.width} px`, async ({ page }) => {
		await page.setViewportSize({ width: look.width, height: 800 });
		await page.emulateMedia({ colorScheme: look.colorScheme });
		await page.goto(ADDRESS);
		await paste(page, MESS);
		await expectAccessible(page, "a full circle", { within: "liberation-circle" });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
	});

/** People of whom half have a name as long as names may be, and some a second role. */
const crowdOf = (count: number) =>
	Array.from({ length: count }, (_, at) => ({
		name: at % 2 ? "Kwame" : `Person number ${at} with a long name`.padEnd(NAME_LENGTH, "-"),
		primary: ROLE_KEYS[at % ROLE_KEYS.length] ?? "guide",
		secondary: at % 4 === 1 ? ("frontline_responder" as const) : null,
	}));

for (const count of [0, 1, 30])
	test(`the page has one title that is seen with ${count} people in the circle`, async ({
		page,
	}) => {
		await page.goto(count ? `${ADDRESS}#${circleFragment(crowdOf(count))}` : ADDRESS);
		await expect(
			page.locator(`liberation-circle${count ? "[filled]" : ":not([filled])"}`),
		).toBeAttached();
		expect(await visibleTitles(page)).toHaveLength(1);
	});

const PAPERS = [
	{ format: "A4", landscape: true },
	{ format: "A4", landscape: false },
	{ format: "Letter", landscape: true },
	{ format: "Letter", landscape: false },
];

for (const count of isComplete ? [7, 30, 40, MOST_PEOPLE] : [MOST_PEOPLE])
	test(`${count} people, half with long names, fit on the poster and the facilitator's sheet`, async ({
		page,
	}) => {
		const crowd = crowdOf(count);
		await page.goto(`${ADDRESS}#${circleFragment(crowd)}`);
		const poster = await openSheet(page, keep.poster);
		for (const { format, landscape } of isComplete ? PAPERS : PAPERS.slice(0, 1)) {
			const { text } = await extractText(new Uint8Array(await poster.pdf({ format, landscape })));
			expect(text, format).toHaveLength(1);
			for (const { name } of crowd)
				expect(text[0]?.replace(/\s+/g, "")).toContain(name.replace(/\s+/g, ""));
		}
		await poster.emulateMedia({ media: "print" });
		await poster.setViewportSize({ width: 740, height: 1010 });
		const cut = await poster.locator(".blocks p").evaluateAll((tapes) =>
			tapes.flatMap((tape) => {
				const { top, bottom } = tape.getBoundingClientRect();
				const cell = tape.parentElement?.getBoundingClientRect();
				return cell && (top < cell.top - 1 || bottom > cell.bottom + 1) ? [tape.textContent] : [];
			}),
		);
		expect(cut, "names that reach out of their patch").toEqual([]);
		await poster.close();
		const sheet = await openSheet(page, keep.sheet);
		await expect(sheet.getByRole("heading", { level: 1 })).toHaveText(talkWords.print.sheet);
		for (const format of isComplete ? ["A4", "Letter"] : ["Letter"]) {
			const { text } = await extractText(new Uint8Array(await sheet.pdf({ format })));
			expect(text, format).toHaveLength(1);
		}
	});

for (const [size, shown] of [
	[3, ".cloth, .wheel"],
	[12, ".wheel"],
	[30, ".cloth"],
] as const)
	test(`a circle of ${size} people fills the screen of a projector, and each name is in view`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1280, height: 720 });
		const people = Array.from({ length: size }, (_, index): Person => {
			const primary = ROLE_KEYS[index % ROLE_KEYS.length] ?? "guide";
			return { name: `Person ${index + 1}`, primary, secondary: null };
		});
		await page.goto(`${ADDRESS}#${circleFragment(people)}`);
		await button(page, wheel.enlarge).click();
		const figure = page.locator("liberation-circle figure");
		await expect.poll(() => figure.evaluate((node) => node.matches(":fullscreen"))).toBe(true);
		await expect(figure.locator("figcaption")).toBeHidden();
		// The header of the page doesn't show either.
		await expect
			.poll(() => page.evaluate(() => document.elementFromPoint(9, 9)?.tagName))
			.toBe("LIBERATION-CIRCLE");
		for (const part of await figure.locator(shown).all())
			await expect(part).toBeInViewport({ ratio: 1 });
		for (const { name } of people)
			await expect(figure.getByText(name, { exact: true }).first()).toBeInViewport({ ratio: 1 });
	});

test("a script of the circle that failed to load is reported, and loads at the next press", async ({
	page,
}) => {
	const parts = /liberation-circle-\w+\.js/;
	await page.goto(ADDRESS);
	await page.route(parts, (route) => route.abort());
	const field = page.getByRole("textbox", { name: add.paste });
	await paste(page, "Maya: Healer\nSam: Guide");
	await expect(field).toHaveAccessibleDescription(new RegExp(notices.notLoaded));
	await page.unroute(parts);
	await button(page, add.pasteButton).click();
	await expect.poll(async () => (await rowsOf(page)).join()).toContain("Sam");

	await page.reload();
	await page.route(parts, (route) => route.abort());
	await page.reload();
	await button(page, notices.again).click();
	await expect(button(page, notices.again)).toBeVisible();
	await button(page, keep.poster).click();
	await expect(status(page)).toHaveText(notices.notLoaded);
	await page.unroute(parts);
	await button(page, notices.again).click();
	await expect(page.getByRole("heading", { level: 4 })).toHaveCount(3);
	const sheet = await openSheet(page, keep.sheet);
	await expect(sheet.getByRole("heading", { level: 1 })).toHaveText(talkWords.print.sheet);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the page leads to the way to make a circle on paper", async ({ page }) => {
		await page.goto(ADDRESS);
		await page.locator("liberation-circle").getByRole("link").click();
		await expect(page.locator("#paper").getByRole("term").first()).toBeVisible();
	});
});
