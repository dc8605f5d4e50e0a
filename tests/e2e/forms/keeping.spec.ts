import { answers, holds, takes } from "./endpoint.ts";
import { expect, SiteForm, test, words } from "./site-form.ts";

/* What the browser keeps of a form, and what becomes of a message that is changed while it waits. */

const HOUR = 60 * 60;

test("a tab that is closed while it sends goes on with the same message when it is reopened", async ({
	contact,
}) => {
	const slow = holds();
	const form = await contact(slow.behavior);
	await form.fillAndSend();
	await expect.poll(() => form.endpoint.arrivals.length).toBe(1);
	await form.page.close();

	const again = await form.reopened();
	await again.waits(words.restored);
	await expect(again.heardToasts).toContainText(words.restored);
	await expect.poll(() => form.endpoint.arrivals.length).toBe(2);
	slow.release();
	await again.isTaken();
	expect(form.endpoint.arrivals[1]?.body).toBe(form.endpoint.arrivals[0]?.body);
});

test("a message that is changed while it waits is a new one, sent when the visitor says so", async ({
	contact,
}) => {
	const form = await contact(answers(500), takes);
	await form.fillAndSend();
	await form.waits();
	await form.field("message").fill("Hello again.");
	await expect(form.failure).toHaveText(words.held);
	await form.wait(HOUR);
	await form.page.reload();
	await expect(form.field("message")).toHaveValue("Hello again.");
	await form.wait(HOUR);
	expect(form.endpoint.arrivals).toHaveLength(1);

	await form.button.click();
	await form.isTaken();
	const [first, second] = form.endpoint.arrivals;
	expect(second?.body).toContain("Hello again.");
	expect(second?.key).not.toBe(first?.key);
});

test("words that are added while it is being sent do not count as sent", async ({ contact }) => {
	const slow = holds();
	const form = await contact(slow.behavior, takes);
	await form.fillAndSend();
	await expect.poll(() => form.endpoint.arrivals.length).toBe(1);
	await form.field("message").fill("Hello again.");
	slow.release();
	await expect(form.failure).toHaveText(words.earlier);
	await expect(form.field("message")).toHaveValue("Hello again.");
	await form.button.click();
	await expect(form.done).toBeVisible();
	expect(form.endpoint.taken.size).toBe(2);
});

test("a draft survives a reload from the first character on, in its tab and for a day", async ({
	contact,
}) => {
	const form = await contact(takes);
	await expect(form.keptNote).toBeHidden();
	await form.field("name").pressSequentially("Z");
	await expect(form.keptNote).toContainText(words.kept);
	await form.page.reload();
	await expect(form.field("name")).toHaveValue("Z");
	expect(await form.kept(), "only a message outlasts the tab").toBe(null);
	const elsewhere = await form.reopened();
	await expect(elsewhere.field("name")).toHaveValue("");

	await form.wait(25 * HOUR);
	await form.page.reload();
	await expect(form.field("name")).toHaveValue("");
	await expect(form.keptNote).toBeHidden();

	await form.fillAndSend();
	await form.isTaken();
	await form.page.reload();
	await expect(form.field("name")).toHaveValue("");
});

test("checkboxes, lists and line breaks come back as they were", async ({ page }) => {
	const form = new SiteForm(page, "equity-seat");
	await form.open();
	await form.fill();
	const area = form.form.getByRole("textbox", { includeHidden: false }).last();
	await area.fill("one\ntwo");
	const answers = () =>
		form.form.evaluate((element: HTMLFormElement) => [...new FormData(element)]);
	const before = await answers();
	await page.reload();
	await expect(area).toHaveValue("one\ntwo");
	expect(await answers()).toEqual(before);
});
