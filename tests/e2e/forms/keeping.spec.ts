import { answers, holds, takes } from "./endpoint.ts";
import { expect, SiteForm, test, words } from "./site-form.ts";

/*
 * What the browser keeps of a form, and what the visitor reads of it. When a message is sent again is proven in
 * tests/unit/shared/client.test.ts.
 */

const HOUR = 60 * 60;

test("a message edited during a retry is sent unchanged, and the edit at the next press of Send", async ({
	contact,
}) => {
	const form = await contact(answers(500), takes);
	await form.fillAndSend();
	await form.waits();
	await form.field("message").fill("Hello again.");
	await expect(form.failure).toHaveText(words.waitingToo);
	await form.wait(HOUR);
	await expect(form.failure).toHaveText(words.earlier);
	await form.button.click();
	await expect(form.done).toBeVisible();
	const bodies = form.endpoint.arrivals.map(({ body }) => body);
	expect(bodies.filter((body) => body.includes("Hello again."))).toHaveLength(1);
	expect(form.endpoint.taken.size).toBe(2);
	await expect.poll(() => form.kept()).toBe(null);
});

test("the next person on the device finds an empty form, and both messages arrive", async ({
	contact,
}) => {
	let behavior = answers(500);
	const form = await contact((response, take) => behavior(response, take));
	await form.fillAndSend();
	await form.waits();
	const next = await form.reopened();
	await expect(next.field("name")).toHaveValue("");
	await expect(next.failure).toHaveText(words.restored);
	await next.fill();
	await next.field("message").fill("From the next person.");
	await next.button.click();
	await expect(next.failure).toHaveText(words.waiting);
	behavior = takes;
	await next.wait(HOUR);
	await expect(next.done).toBeVisible();
	await expect.poll(() => form.endpoint.taken.size).toBe(2);
});

test("the email address that was sent is shown, and can be corrected without retyping the form", async ({
	contact,
}) => {
	const form = await contact(takes);
	await form.fillAndSend();
	await form.isTaken();
	await expect(form.done).toContainText(await form.field("email").inputValue());
	await form.done.getByRole("button", { name: words.change }).click();
	await expect(form.field("email")).toBeFocused();
	await form.field("email").fill("zoe@gmial.com");
	await form.button.click();
	await expect(form.page.getByText("zoe@gmail.com")).toBeVisible();
	await form.button.click();
	await expect(form.done).toBeVisible();
	expect(form.endpoint.taken.size).toBe(2);
});

test("text added while a message is being sent isn't taken for sent", async ({ contact }) => {
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

test("a draft survives a reload, in its tab alone and for a day", async ({ contact }) => {
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

test("a draft that was begun on another page is sent from the page where it ends", async ({
	contact,
}) => {
	const form = await contact(takes);
	const own = form.form.locator("[name=page]");
	const path = await own.inputValue();
	await form.field("name").pressSequentially("Z");
	await expect(form.keptNote).toContainText(words.kept);
	await form.page.evaluate((here) => {
		for (const [key, value] of Object.entries(sessionStorage))
			sessionStorage.setItem(key, value.replaceAll(JSON.stringify(here), '"/elsewhere/"'));
	}, path);
	expect(await form.page.evaluate(() => JSON.stringify(sessionStorage))).toContain("/elsewhere/");
	await form.page.reload();
	await expect(form.field("name")).toHaveValue("Z");
	await expect(own).toHaveValue(path);
});

test("a reload restores checkboxes, lists and line breaks", async ({ page }) => {
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
	await expect.poll(answers).toEqual(before);
});

test("a retry that succeeds doesn't move the focus, and shows a notification", async ({
	contact,
}) => {
	const form = await contact(answers(500), takes);
	await form.fillAndSend();
	await form.waits();
	const link = form.page.getByRole("link").first();
	await link.focus();
	await form.wait(16);
	await form.isTaken();
	await expect(link).toBeFocused();
	const words = (await form.done.locator("p").first().textContent()) ?? "";
	await expect(form.heardToasts.last()).toContainText(words);
});
