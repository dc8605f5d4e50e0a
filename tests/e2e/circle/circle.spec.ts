import { expect, type Page, test } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { circleFragment } from "../../../shared/circle/link.ts";
import { messages } from "../../../shared/circle/messages.ts";
import { MOST_PEOPLE, NAME_LENGTH } from "../../../shared/circle/person.ts";
import talkWords from "../../../shared/circle/talk.json" with { type: "json" };
import { fill } from "../../../shared/quiz/fill.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { EVERYONE, MESS } from "../../unit/circle/messy.ts";
import { expectAccessible, isComplete, LOOKS } from "../support.ts";

/* Whole journeys of a group at /quiz/circle. */

const { add, keep, notices, people } = messages;
const ADDRESS = "/quiz/circle";

const button = (page: Page, name: string) => page.getByRole("button", { name });
const status = (page: Page) => page.locator("liberation-circle").getByRole("status");

async function paste(page: Page, text: string): Promise<void> {
	await page.getByRole("textbox", { name: add.paste }).fill(text);
	await button(page, add.pasteButton).click();
}

/** The table of who leans to what, row by row. */
async function rowsOf(page: Page): Promise<string[]> {
	const rows = page.locator("liberation-circle").getByRole("row");
	await expect(rows).toHaveCount(11);
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

test("pasted results become a circle, whose link opens the same one elsewhere", async ({
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
	expect(await rowsOf(other)).toEqual(rows);
	// Whoever opens the link sees the circle, not the page's introduction to circles.
	expect(await other.evaluate(() => scrollY)).toBeGreaterThan(0);
	await expect(other.getByRole("heading", { name: messages.title })).toBeInViewport();
	await expect(other.getByRole("heading", { level: 1 })).not.toBeInViewport();
	// The names are in the link alone: neither in the address from now on, nor in any request.
	expect(new URL(other.url()).hash).toBe("");
	expect(
		asked.filter((url) => url.includes(new URL(link).hash.slice(1)) && !url.includes("#")),
	).toEqual([]);
	await other.reload();
	expect(await rowsOf(other)).toEqual(rows);
	await elsewhere.close();
});

test("a circle that a link opens shows its talk first, and adds people at its end", async ({
	page,
}) => {
	await page.goto(`${ADDRESS}#${circleFragment(EVERYONE.slice(0, 3))}`);
	const prompts = page.getByRole("heading", { name: talkWords.prompts.title });
	const field = page.getByRole("textbox", { name: add.name });
	await expect(prompts).toBeVisible();
	await expect(field).toBeHidden();
	await page.getByRole("heading", { name: add.folded }).click();
	await field.fill("Wren");
	await page.getByRole("combobox", { name: add.role, exact: true }).selectOption("weaver");
	await field.press("Enter");
	// The fields stay open for the next person.
	await expect(field).toBeFocused();
	await expect(button(page, `${people.remove} Wren`)).toBeVisible();
	const [talkBox, fieldBox] = [await prompts.boundingBox(), await field.boundingBox()];
	expect(talkBox?.y).toBeLessThan(fieldBox?.y ?? 0);
	await button(page, keep.empty).click();
	await expect(page.getByRole("textbox", { name: add.paste })).toBeFocused();
});

for (const fragment of ["#v1.%3Cscript%3E", "#v1.HgQ", `#v1.${"A".repeat(60_000)}`, "#v9.abc"])
	test(`the fragment ${fragment.slice(0, 20)} shows one clear sentence`, async ({ page }) => {
		const errors: Error[] = [];
		page.on("pageerror", (error) => errors.push(error));
		await page.goto(ADDRESS + fragment);
		await expect(status(page)).toHaveText(notices.broken);
		await paste(page, "Maya: Healer");
		await expect(status(page)).toContainText(
			fill(notices.isHere, { people: fill(notices.people.one, { count: 1 }) }),
		);
		expect(errors).toEqual([]);
	});

test("everything is done with the keyboard, and the focus is never lost", async ({ page }) => {
	await page.goto(ADDRESS);
	const focusedTag = () =>
		page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName ?? "");
	const field = page.getByRole("textbox", { name: add.paste });
	await field.focus();
	await page.keyboard.insertText("Maya: Healer\nSam: Guide");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(status(page)).toContainText(fill(notices.people.other, { count: 2 }));
	expect(await focusedTag()).toBe("button");

	// By hand: Enter in the name without a role leads to the role, then adds.
	await page.keyboard.press("Tab");
	await page.keyboard.type("Lee");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("combobox", { name: add.role, exact: true })).toBeFocused();
	// Enter may have opened its list.
	await page.keyboard.press("Escape");
	await page.keyboard.press("w");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("textbox", { name: add.name })).toBeFocused();

	// Rename, remove, undo.
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
	await expect(button(page, `${people.remove} Maya`)).toBeVisible();
	await expect(button(page, keep.undo)).toBeFocused();
});

for (const look of isComplete ? LOOKS : LOOKS.slice(0, 1))
	test(`axe finds nothing, ${look.colorScheme}, ${look.width} px`, async ({ page }) => {
		await page.setViewportSize({ width: look.width, height: 800 });
		await page.emulateMedia({ colorScheme: look.colorScheme });
		await page.goto(ADDRESS);
		await expectAccessible(page, "an empty circle");
		await paste(page, MESS);
		await expectAccessible(page, "a full circle", { within: "liberation-circle" });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
	});

test("the poster prints everyone's name on one sheet of any size", async ({ page }) => {
	await page.goto(ADDRESS);
	await paste(page, MESS);
	const poster = await openSheet(page, keep.poster);
	for (const format of ["A4", "Letter", "A3", "Tabloid"]) {
		const pdf = await getDocumentProxy(new Uint8Array(await poster.pdf({ format })));
		expect(pdf.numPages, format).toBe(1);
		const { items } = await (await pdf.getPage(1)).getTextContent();
		const text = items
			.map((item) => ("str" in item ? item.str : ""))
			.join("")
			.replace(/\s+/g, "");
		for (const { name } of EVERYONE) expect(text).toContain(name.replace(/\s+/g, ""));
	}
	await poster.close();
	const sheet = await openSheet(page, keep.sheet);
	await expect(sheet.getByRole("heading", { level: 1 })).toHaveText(talkWords.print.sheet);
	await expect(sheet.getByRole("row")).toHaveCount(11);
});

for (const count of [7, 30, 40, MOST_PEOPLE])
	test(`${count} people, half with long names, fit on the poster, each with a name`, async ({
		page,
	}) => {
		const crowd = Array.from({ length: count }, (_, at) => ({
			name: at % 2 ? "Kwame" : `Person number ${at} with a long name`.padEnd(NAME_LENGTH, "-"),
			primary: ROLE_KEYS[at % 2] ?? "guide",
			// The names of two roles are the longest line below a name.
			secondary: at % 4 === 1 ? ("frontline_responder" as const) : null,
		}));
		await page.goto(`${ADDRESS}#${circleFragment(crowd)}`);
		const poster = await openSheet(page, keep.poster);
		for (const format of ["A4", "Letter"]) {
			const pdf = await getDocumentProxy(new Uint8Array(await poster.pdf({ format })));
			expect(pdf.numPages, format).toBe(1);
		}
		await poster.emulateMedia({ media: "print" });
		// The width and height of Letter without its margins.
		await poster.setViewportSize({ width: 740, height: 980 });
		const quilt = await poster.locator(".blocks, svg.quilt").boundingBox();
		expect(quilt?.height).toBeGreaterThan(100);
		const names = poster.locator(".blocks li, .names dd");
		const bottoms = await names.evaluateAll((all) =>
			all.map((one) => one.getBoundingClientRect().bottom),
		);
		const widths = await poster
			.locator(".strip")
			.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
		for (const width of widths)
			expect(Math.abs(width - (widths[0] ?? 0)), "all patches are as wide").toBeLessThanOrEqual(1);
		const footer = await poster.locator("footer").boundingBox();
		expect(Math.max(...bottoms), "names end above the footer").toBeLessThanOrEqual(
			(footer?.y ?? 0) + 1,
		);
	});

test("a short name on the poster of a few is printed in 48 points and more", async ({ page }) => {
	await page.goto(ADDRESS);
	await paste(page, "Maya: Healer\nSam: Guide\nIbrahim: Weaver");
	const poster = await openSheet(page, keep.poster);
	await poster.emulateMedia({ media: "print" });
	// The width of A4 without its margins.
	await poster.setViewportSize({ width: 718, height: 1047 });
	const sizes = await poster
		.locator(".blocks b")
		.evaluateAll((names) =>
			names.map((name) => Number.parseFloat(getComputedStyle(name).fontSize)),
		);
	for (const size of sizes) expect(size * 0.75).toBeGreaterThanOrEqual(48);
});

test("what doesn't load is told of, and loads with the next press", async ({ page }) => {
	const parts = /liberation-circle-\w+\.js/;
	await page.goto(ADDRESS);
	await page.route(parts, (route) => route.abort());
	const field = page.getByRole("textbox", { name: add.paste });
	await paste(page, "Maya: Healer\nSam: Guide");
	await expect(field).toHaveAccessibleDescription(new RegExp(notices.notLoaded));
	await page.unroute(parts);
	await button(page, add.pasteButton).click();
	await expect(button(page, `${people.remove} Sam`)).toBeVisible();
	await expect(field).toHaveValue("");

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

test("without JavaScript the page says what a circle is and how to make one on paper", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		...(baseURL && { baseURL }),
	});
	const page = await context.newPage();
	await page.goto(ADDRESS);
	await expect(page.locator("liberation-circle")).toBeVisible();
	await expect(page.locator("#paper").getByRole("listitem").first()).toBeVisible();
	await context.close();
});
