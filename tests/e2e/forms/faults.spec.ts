import { answers, FAILURES, holds, takes } from "./endpoint.ts";
import { expect, test, words } from "./site-form.ts";

/*
 * What can go wrong on the way: no word is lost, nothing is taken twice, and the visitor reads what is so. When it is
 * tried again is proven in tests/unit/shared/client.test.ts.
 */

const HOUR = 60 * 60;

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

test("while it is being sent, further presses send nothing, and the focus stays", async ({
	contact,
}) => {
	const slow = holds();
	const form = await contact(slow.behavior);
	await form.fillAndSend();
	await expect(form.form.getByRole("status")).toHaveText(words.sending);
	for (let press = 0; press < 10; press++) await form.button.click({ force: true });
	await expect(form.button).toBeFocused();
	await form.field("name").press("Enter");
	slow.release();
	await form.isTaken();
	expect(form.endpoint.arrivals).toHaveLength(1);
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

test("what the server finds wrong stands at its field, and the first one has the focus", async ({
	contact,
}) => {
	const form = await contact(
		answers(422, {
			message: "That did not go through yet",
			errors: [
				{ field: "message", message: "Shorten this to 10 characters." },
				{ field: "email", message: "This does not look right yet." },
				{ field: "formerField", message: "This needs an answer." },
			],
		}),
		takes,
	);
	await form.fillAndSend();
	const email = form.field("email");
	await expect(email).toBeFocused();
	await expect(email).toHaveAttribute("aria-invalid", "true");
	await expect(email).toHaveAccessibleDescription("This does not look right yet.");
	await expect(form.field("message")).toHaveAccessibleDescription("Shorten this to 10 characters.");
	await expect(form.field("name")).toHaveAttribute("aria-invalid", "false");
	await form.waits("That did not go through yet This needs an answer.");
	await form.wait(HOUR);
	expect(form.endpoint.arrivals).toHaveLength(1);

	await email.fill("zoe@mail.example");
	await expect(email).toHaveAttribute("aria-invalid", "false");
	await form.button.click();
	await form.isTaken();
	expect(form.endpoint.arrivals[1]?.key).not.toBe(form.endpoint.arrivals[0]?.key);
});
