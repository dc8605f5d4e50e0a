import { answers, holds } from "../forms/endpoint.ts";
import { expect, SiteForm, test, words } from "../forms/site-form.ts";
import { ScreenReader } from "./screen-reader.ts";

/* What a screen reader says of the forms. */

test("a screen reader hears the faults of a form, that it is being sent, and that it has arrived", async ({
	page,
	contact,
}) => {
	const reader = await ScreenReader.start(page);
	const slow = holds();
	const form = await contact(slow.behavior);
	// As in a build with an endpoint.
	await form.done.evaluate((done) => {
		done.firstElementChild?.remove();
		done.setAttribute("aria-labelledby", "contact-done");
		done.setAttribute("aria-describedby", "contact-done-lead");
	});
	const [first, second] = form.content.fields.filter(({ missing }) => missing);
	await form.button.focus();
	const faults = await reader.press("Enter", "focus");
	expect.soft(faults.focus).toContain("invalid");
	expect.soft(faults.focus).toContain(first?.missing);

	const again = await reader.press("Enter", "live");
	expect.soft(again.live).toEqual([first?.missing]);
	const third = await reader.press("Enter", "live");
	expect.soft(third.live).toEqual([first?.missing]);
	await reader.during("nothing", () => page.keyboard.type("Zoë"));
	const next = await reader.press("Tab", "focus");
	expect.soft(next.focus).toContain(second?.missing);

	await form.fill();
	await form.button.focus();
	const sending = await reader.during("live", async () => {
		await page.keyboard.press("Enter");
		await expect(form.form.getByRole("status")).toHaveText(words.sending);
	});
	expect.soft(sending.live).toEqual([words.sending]);
	const pressed = await reader.press("Enter", "live");
	expect.soft(pressed.live).toEqual([words.sending]);
	await expect.poll(() => form.endpoint.arrivals).toHaveLength(1);
	const sent = await reader.during("focus", async () => {
		slow.release();
		await expect(form.done).toBeFocused();
	});
	expect(form.endpoint.arrivals).toHaveLength(1);
	expect.soft(sent.focus).toContain(form.content.thanks.title);
	expect.soft(sent.live, "which the focus tells").toEqual([]);
});

test("a screen reader hears that a form couldn't be sent, is kept, and is sent again after a reload", async ({
	page,
	contact,
}) => {
	const reader = await ScreenReader.start(page);
	const slow = holds(answers(500));
	const form = await contact(slow.behavior);
	await reader.during("nothing", () => form.field("name").pressSequentially("Zoë"));
	await reader.hear("nothing", () => page.reload());
	const restored = await reader.during("focus", () => form.field("name").focus());
	expect.soft(restored.focus).toContain("Zoë");

	await form.fill();
	await form.button.focus();
	await reader.during("nothing", async () => {
		await page.keyboard.press("Enter");
		await expect.poll(() => form.endpoint.arrivals.length).toBe(1);
	});
	const failed = await reader.during("live", async () => {
		slow.release();
		await expect(form.failure).toHaveText(words.waiting);
	});
	expect.soft(failed.live.at(-1)).toContain(words.waiting);
	await reader.press("Shift+Tab");
	const button = await reader.press("Tab", "focus");
	expect.soft(button.focus).toContain(words.retry);
	expect.soft(button.focus, "why").toContain(words.waiting);

	const kept = await reader.hear("live", async () => {
		await page.reload();
		await expect(form.heardToasts).toContainText(words.restored);
	});
	expect.soft(kept.live).toHaveLength(1);
	expect.soft(kept.live[0]).toContain(words.restored);
	await form.button.focus();
	await reader.press("Tab");
	const forgotten = await reader.press("Enter", "focus");
	expect.soft(forgotten.focus).toContain(words.forgotten);
	slow.release();
	await form.waits(words.waitingHere);
	const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, sessionStorage]));
	expect(await stored()).not.toContain("Zoë");
	await page.reload();
	await form.field("name").fill("Zoë");
	await expect(form.keptNote, "nothing is kept in this tab from then on").toBeHidden();
	expect(await stored()).not.toContain("Zoë");
});

test("a screen reader hears why the server refuses a form, and reaches the notifications with Alt+T", async ({
	page,
	contact,
}) => {
	const reader = await ScreenReader.start(page);
	const message = "That did not go through yet.";
	const fault = "This does not look right yet.";
	const errors = [
		{ field: "message", message: "Shorten this to 10 characters." },
		{ field: "email", message: fault },
		{ field: "formerField", message: "This needs an answer." },
	];
	const refusals = [
		holds(answers(422, { message, errors })),
		holds(answers(403, { message })),
	] as const;
	const form = await contact(...refusals.map(({ behavior }) => behavior));
	const { arrivals } = form.endpoint;
	await form.fill();
	await form.button.focus();
	await reader.during("nothing", async () => {
		await page.keyboard.press("Enter");
		await expect.poll(() => arrivals.length).toBe(1);
	});
	const one = await reader.during("live", async () => {
		refusals[0].release();
		await expect(form.field("email")).toBeFocused();
	});
	expect.soft(one.focus).toContain(fault);
	expect.soft(one.live.at(-1)).toContain(message);
	await form.waits(`${message} This needs an answer.`);
	await expect(form.field("message")).toHaveAccessibleDescription(errors[0]?.message ?? "");

	await form.field("email").fill("zoe@mail.example");
	await form.field("message").fill("Hello.");
	await form.button.focus();
	await reader.during("nothing", async () => {
		await page.keyboard.press("Enter");
		await expect.poll(() => arrivals.length).toBe(2);
	});
	const all = await reader.during("live", async () => {
		refusals[1].release();
		await expect(form.heardToasts).toHaveCount(2);
	});
	expect.soft(all.live.at(-1)).toContain(message);

	const toasts = await reader.press("Alt+t", "focus");
	expect.soft(toasts.focus).toContain(words.toasts);
	expect.soft(toasts.focus).not.toContain(words.noToasts);
	await reader.press("Tab");
	await reader.press("Enter");
	await expect(form.toasts).toHaveCount(1);
});

test("a screen reader hears that a form without an endpoint sent nothing, and Alt+T that there is no notification", async ({
	page,
}) => {
	const reader = await ScreenReader.start(page);
	const form = new SiteForm(page, "contact");
	await form.open();
	await form.fill();
	await form.field("name").press("Alt+t");
	await expect(form.field("name"), "where it may be a letter").toBeFocused();
	await form.button.focus();
	const empty = await reader.press("Alt+t", "focus");
	expect.soft(empty.focus, "an empty region is no landmark").not.toContain(words.toasts);
	expect.soft(empty.focus).toContain(words.noToasts);
	await reader.press("Escape");

	const sent = await reader.press("Enter", "focus");
	expect.soft(sent.focus).toContain(words.preview);
	expect.soft(sent.live).toEqual([]);
});
