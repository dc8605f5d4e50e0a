import { expect, test } from "@playwright/test";
import navigation from "../../../site/_data/navigation.json" with { type: "json" };
import { Recorder } from "./recorder.ts";

/* What a screen reader says of the menus and the filters, as in forms.spec.ts. */

const [entry] = navigation.main.filter(({ kind }) => kind === "dropdown");

test("the bar and one of its dropdowns", async ({ page }) => {
	const recorder = await Recorder.start(page);
	await page.setViewportSize({ width: 1280, height: 800 });
	recorder.title("The bar of a wide window");
	await recorder.opening("The page opens.", () => page.goto("/"));
	for (let stop = 0; stop < 3; stop++)
		await recorder.during("Tab", () => page.keyboard.press("Tab"));
	await recorder.read("The bar, line by line", "[data-main-nav]");

	recorder.title("A dropdown");
	const summary = page.locator("[data-main-nav] summary").first();
	const closed = await recorder.during("Tab", () => summary.focus());
	expect.soft(closed.focus).toContain(entry?.label);
	expect.soft(closed.focus).toContain("collapsed");
	const open = await recorder.during("Enter", async () => {
		await page.keyboard.press("Enter");
		await expect(page.locator("[data-main-nav] details[open]")).toBeVisible();
	});
	expect.soft(open.focus).toContain("expanded");
	for (const link of entry?.links ?? []) {
		const { focus } = await recorder.during("Arrow down", () => page.keyboard.press("ArrowDown"));
		expect.soft(focus).toContain(link.label);
	}
	const back = await recorder.during("Escape", () => page.keyboard.press("Escape"));
	expect.soft(back.focus).toContain(entry?.label);
	recorder.write(new URL("bar.txt", import.meta.url));
});

test("the menu of a phone", async ({ page }) => {
	const recorder = await Recorder.start(page);
	await page.setViewportSize({ width: 390, height: 664 });
	recorder.title("The menu of a phone");
	await recorder.opening("The page opens.", () => page.goto("/"));
	const button = page.locator("[popovertarget=phone-menu]");
	const closed = await recorder.during("Tab", () => button.focus());
	expect.soft(closed.focus).toContain("collapsed");
	const open = await recorder.during("Enter", async () => {
		await page.keyboard.press("Enter");
		await expect(button).toHaveAttribute("aria-expanded", "true");
	});
	expect.soft(open.focus).toContain("expanded");
	const phone = navigation.phone.flatMap(({ links }) => links);
	for (const link of [...phone, ...navigation.buttons]) {
		const { focus } = await recorder.during("Tab", () => page.keyboard.press("Tab"));
		expect.soft(focus).toContain(link.label);
	}
	const back = await recorder.during("Escape", async () => {
		await page.keyboard.press("Escape");
		await expect(button).toHaveAttribute("aria-expanded", "false");
	});
	expect.soft(back.focus).toContain("collapsed");
	recorder.write(new URL("phone-menu.txt", import.meta.url));
});

test("the filters of the shop and of the articles", async ({ page }) => {
	const recorder = await Recorder.start(page);
	for (const [path, chip] of [
		["/shop/", "[data-chip]"],
		["/articles/", "[data-chip]"],
	] as const) {
		recorder.title(`The filter of ${path}`);
		await recorder.opening("The page opens.", () => page.goto(path));
		const chips = await page.locator(chip).allInnerTexts();
		const said = new Set<string>();
		for (const [index, name] of chips.entries()) {
			const focused = await recorder.during("Tab", () =>
				index === 0 ? page.locator(chip).first().focus() : page.keyboard.press("Tab"),
			);
			expect.soft(focused.focus).toContain(name);
			expect.soft(focused.focus.includes("current"), name).toBe(index === 0);
			if (index === 0) continue;
			const pressed = await recorder.during("Enter", async () => {
				await page.keyboard.press("Enter");
				await expect(page.locator(chip).nth(index)).toHaveAttribute("aria-current", "true");
			});
			expect.soft(pressed.live, `${name}: how many there are`).toHaveLength(1);
			for (const words of pressed.live) said.add(words);
		}
		expect.soft(said.size, "each choice has its own words").toBe(chips.length - 1);
	}
	recorder.write(new URL("filters.txt", import.meta.url));
});
