import { answers, FAILURES, holds, takes } from "./endpoint.ts";
import { expect, test, words } from "./site-form.ts";

/* What can go wrong on the way: no word is lost, nothing is taken twice, and the visitor reads what is so. */

test("after every kind of failure Retry sends the same message under the same key", async ({
	contact,
}) => {
	let behavior = takes;
	const form = await contact((response, take) => behavior(response, take));
	const { arrivals } = form.endpoint;
	await form.fill();
	for (const failure of FAILURES) {
		behavior = failure;
		const before = arrivals.length;
		await form.button.click();
		await expect.poll(() => arrivals.length).toBeGreaterThan(before);
		await expect(form.form).not.toHaveAttribute("aria-busy");
		await form.waits();
		await expect(form.button).toHaveText(words.retry);
		expect(await form.kept()).toContain(arrivals[0]?.key);
	}
	behavior = takes;
	await form.button.click();
	await form.isTaken();
	await expect(form.done).toBeFocused();
	expect(new Set(arrivals.map(({ body }) => body)).size).toBe(1);
	const sent = Object.fromEntries(new URLSearchParams(arrivals[0]?.body));
	for (const field of form.content.fields)
		expect(sent[field.name]).toBe(
			form.answerTo(field) || (await form.field(field.name).inputValue()),
		);
	expect(sent.leaveEmpty, "the honeypot").toBe("");
	expect(sent.idempotencyKey).toMatch(/^[\d-]{16,}$/);
});

test("it is tried again by itself, after pauses that grow, and with one notice", async ({
	contact,
}) => {
	const form = await contact(answers(500));
	await form.fillAndSend();
	await form.waits();
	await expect(form.toasts).toContainText([words.waiting]);
	for (const [attempts, pause] of [15, 30, 60, 120].entries()) {
		await form.wait(pause - 2);
		expect(form.endpoint.arrivals).toHaveLength(attempts + 1);
		await form.wait(3);
		await expect.poll(() => form.endpoint.arrivals.length).toBe(attempts + 2);
		await expect(form.form).not.toHaveAttribute("aria-busy");
	}
	await form.waits();
	expect(new Set(form.endpoint.arrivals.map(({ key }) => key)).size).toBe(1);
	await expect(form.toasts, "the first notice has gone, and no other came").toHaveCount(0);
});

test("neither a reload nor a new connection outruns a server that asked for time", async ({
	contact,
	context,
}) => {
	const form = await contact(answers(429, {}, 60), takes);
	await form.fillAndSend();
	await form.waits();
	await context.setOffline(true);
	await context.setOffline(false);
	await form.page.reload();
	await form.waits(words.restored);
	await form.wait(40);
	expect(form.endpoint.arrivals).toHaveLength(1);
	await form.wait(21);
	await form.isTaken();
	expect(form.endpoint.arrivals[1]?.key).toBe(form.endpoint.arrivals[0]?.key);
});

test("while it is being sent, further presses send nothing", async ({ contact }) => {
	const slow = holds();
	const form = await contact(slow.behavior);
	await form.fillAndSend();
	await expect(form.form).toHaveAttribute("aria-busy", "true");
	for (let press = 0; press < 10; press++) await form.button.click({ force: true });
	await form.field("name").press("Enter");
	await form.wait(9);
	await expect(form.form).toHaveAttribute("aria-busy", "true");
	await expect(form.form.getByRole("status")).toHaveText(words.sending);
	slow.release();
	await form.isTaken();
	expect(form.endpoint.arrivals).toHaveLength(1);
});

test("after ten seconds without an answer it is tried again", async ({ contact }) => {
	const form = await contact(holds().behavior, takes);
	await form.fillAndSend();
	await expect.poll(() => form.endpoint.arrivals.length).toBe(1);
	await form.wait(11);
	await form.waits();
	await form.wait(16);
	await form.isTaken();
});

test("a late success takes the focus from nothing that the visitor reads by then", async ({
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
	await expect(form.toasts.last()).toContainText(form.content.toast);
});

test("a message that is sent offline goes as soon as the browser is online", async ({
	contact,
	context,
}) => {
	const form = await contact(takes);
	await form.field("name").focus();
	await form.page.waitForLoadState("networkidle");
	await context.setOffline(true);
	await form.fillAndSend();
	await form.waits();
	expect(form.endpoint.arrivals).toHaveLength(0);
	// By itself it would go in two minutes.
	for (const pause of [16, 31, 61]) {
		await form.wait(pause);
		await expect(form.form).not.toHaveAttribute("aria-busy");
	}
	await form.page.clock.resume();
	await context.setOffline(false);
	await form.isTaken();
});

test("where the script that sends is blocked, the browser posts the form itself", async ({
	contact,
}) => {
	const form = await contact(takes);
	await form.page.route("**/form-sender.*", (route) => route.abort("blockedbyclient"));
	await form.fillAndSend();
	await expect(form.page).toHaveURL(/\/test-endpoint\/contact$/);
	expect(form.endpoint.taken.size).toBe(1);
});

test("where storage is blocked, the visitor reads that the page has to stay open", async ({
	contact,
	page,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("blocked", "SecurityError");
			},
		});
	});
	const form = await contact(answers(500), takes);
	await form.fillAndSend();
	await form.waits(words.waitingHere);
	await form.wait(16);
	await expect(form.done).toBeVisible();
	expect(form.endpoint.taken.size).toBe(1);
});
