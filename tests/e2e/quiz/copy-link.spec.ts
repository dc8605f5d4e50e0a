import type { Page } from "@playwright/test";
import { results as words } from "../../../shared/quiz/messages.ts";
import { expected, TIE } from "./sheets.ts";
import { ADDRESS, expect, test, Visitor } from "./support.ts";

/* Copy Link (spec section 2, results 9): what it copies opens the same results. */

/** What the link carries; the counts of one's own answers it does not. */
function shown({ results }: Visitor): Promise<string[]> {
	return results.locator(".portrait, .four, .pillars, .praxis, .programs, .tiers").allInnerTexts();
}

function clipboard(page: Page): Promise<string> {
	return page.evaluate(() => navigator.clipboard.readText());
}

test("the copied link opens the very same results, and says nothing of the person", async ({
	context,
	page,
	visitor,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await visitor.takeQuiz(TIE);
	await visitor.button("Copy Link").click();
	await expect(visitor.liveRegion).toHaveText("Link copied");
	await expect(visitor.results.getByText("Link copied")).toBeVisible();

	const link = new URL(await clipboard(page));
	const { role, secondary, pillars } = expected(TIE);
	expect(link.pathname).toBe("/quiz");
	expect(Object.fromEntries(link.searchParams)).toEqual({
		role,
		secondary,
		pillars: pillars.join(),
	});
	expect(link.href).not.toContain(ADDRESS.split("@")[0]);

	const friend = new Visitor(await context.newPage());
	// The link's origin is the site's real address; the built site stands here.
	await friend.open(link.search);
	await friend.seesResults(expected(TIE).name);
	expect(await shown(friend)).toEqual(await shown(visitor));
	await friend.button("Copy Link").click();
	await expect(friend.liveRegion).toHaveText("Link copied");
	expect(await clipboard(friend.page)).toBe(link.href);
});

test("a role's usual pillars need no place in the link", async ({ context, page, visitor }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await visitor.open("?role=guide&pillars=paternalism,power_hoarding&utm_source=elsewhere#main");
	await visitor.button("Copy Link").click();
	await expect(visitor.liveRegion).toHaveText("Link copied");
	expect(new URL(await clipboard(page)).search).toBe("?role=guide");
});

for (const clipboard of ["refused", "absent"]) {
	test(`clipboard ${clipboard}: the link is shown, selected, and it says so`, async ({
		page,
		visitor,
	}) => {
		await page.addInitScript((kind) => {
			const refusing = { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) };
			const value = kind === "refused" ? refusing : undefined;
			Object.defineProperty(navigator, "clipboard", { value });
		}, clipboard);
		await visitor.open("?role=healer");
		const link = visitor.results.getByRole("textbox");
		for (const press of ["the first press", "another one, in disbelief"]) {
			await visitor.button("Copy Link").click();
			await expect(link, press).toHaveValue(/\/quiz\?role=healer$/);
			await expect(link, press).toBeFocused();
			const selected = await link.evaluate((input: HTMLInputElement) =>
				input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
			);
			expect(selected, press).toMatch(/\/quiz\?role=healer$/);
		}
		await expect(visitor.results.getByText(words.copyByHand)).toBeVisible();
		await expect(visitor.liveRegion).toHaveText(words.copyByHand);
	});
}
