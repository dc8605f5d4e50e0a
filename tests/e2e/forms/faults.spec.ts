import { answers, FAILURES, takes } from "./endpoint.ts";
import { expect, test, words } from "./site-form.ts";

/*
 * What can go wrong on the way: no word is lost, nothing is taken twice, and the visitor reads what is so. When it is
 * tried again is proven in tests/unit/shared/client.test.ts.
 */

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
		await expect(form.button).not.toHaveAttribute("aria-disabled");
		await form.waits();
		await expect(form.button).toHaveText(words.retry);
		await expect(form.button).toBeFocused();
		expect(await form.kept()).toContain(arrivals[0]?.key);
	}
	behavior = takes;
	await form.button.click();
	await form.isTaken();
	await expect(form.done).toBeFocused();
	expect(new Set(arrivals.map(({ body }) => body)).size).toBe(1);
	const sent = JSON.parse(arrivals[0]?.body ?? "");
	for (const field of form.content.fields)
		expect(sent[field.name]).toBe(
			form.answerTo(field) || (await form.field(field.name).inputValue()),
		);
	expect(sent.leaveEmpty, "the honeypot").toBe("");
});

test("a late success takes the focus from nothing that the visitor reads by then, and is told in a message", async ({
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

test("a message that is sent offline goes as soon as the browser is online", async ({
	contact,
	context,
}) => {
	const form = await contact(takes);
	await context.setOffline(true);
	await form.fillAndSend();
	await form.waits();
	expect(form.endpoint.arrivals).toHaveLength(0);
	await form.page.clock.resume();
	await context.setOffline(false);
	await form.isTaken();
});
