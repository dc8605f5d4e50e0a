import { answers, holds, takes } from "./endpoint.ts";
import { ConnectedForm, expect, test, words } from "./site-form.ts";

/* What the browser keeps of a message that has not arrived, and what becomes of one that is changed meanwhile. */

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
	await expect(again.toasts).toContainText(words.restored);
	await expect.poll(() => form.endpoint.arrivals.length).toBe(2);
	slow.release();
	await again.isTaken();
	expect(form.endpoint.arrivals[1]?.body).toBe(form.endpoint.arrivals[0]?.body);
});

test("a message is kept for seven days", async ({ contact }) => {
	const form = await contact(answers(500), answers(500), takes);
	await form.fillAndSend();
	await form.waits();
	await form.page.close();
	const onDaySix = await form.reopened(6);
	await expect.poll(() => form.endpoint.arrivals.length).toBe(2);
	await onDaySix.waits();
	await onDaySix.page.close();
	const onDayEight = await form.reopened(8);
	await expect.poll(() => onDayEight.kept()).toBe(null);
	await expect(onDayEight.field("message")).toHaveValue("");
	await onDayEight.wait(HOUR);
	expect(form.endpoint.arrivals).toHaveLength(2);
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
	await expect(form.failure).toHaveText(words.held);
	await form.wait(HOUR);
	expect(form.endpoint.arrivals).toHaveLength(1);

	await form.button.click();
	await form.isTaken();
	const [first, second] = form.endpoint.arrivals;
	expect(second?.body).toContain("Hello+again.");
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

test("a form that was never sent is kept nowhere", async ({ contact }) => {
	const form = await contact(takes);
	await form.fill();
	expect(await form.page.evaluate(() => localStorage.length)).toBe(0);
});

test("checkboxes, lists and line breaks come back as they were", async ({ page, server }) => {
	const form = new ConnectedForm(page, "waitlist", await server(answers(500), holds().behavior));
	await form.begin();
	await form.fill();
	await form.field("access").fill("one\ntwo");
	await form.button.click();
	await expect(form.failure).toHaveText(words.waiting);
	const role = await form.field("role").inputValue();
	await page.reload();
	await expect(form.failure).toHaveText(words.restored);
	await expect(form.field("role")).toHaveValue(role);
	await expect(form.field("access")).toHaveValue("one\ntwo");
	await expect(form.field("consent")).toBeChecked();
});
