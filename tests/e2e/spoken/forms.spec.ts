import { formNames } from "../../../tools/forms.ts";
import { answers, holds } from "../forms/endpoint.ts";
import { expect, SiteForm, test, words } from "../forms/site-form.ts";
import { Recorder } from "./recorder.ts";

/*
 * What a screen reader says of the forms. Each test writes it to a file beside it, to be read from top to bottom
 * when it changes.
 */

const fileOf = (name: string) => new URL(`${name}.txt`, import.meta.url);

test("each form at rest: every field says its label, whether it is required, and its hint", async ({
	page,
}) => {
	const recorder = await Recorder.start(page);
	for (const name of formNames) {
		const form = new SiteForm(page, name);
		recorder.title(form.content.title);
		await recorder.opening("The page opens.", () => form.open());
		for (const field of form.content.fields) {
			const { focus } = await recorder.during("The next field", () =>
				form.field(field.name).focus(),
			);
			expect.soft(focus).toContain(field.label);
			expect.soft(focus.includes("required"), field.label).toBe(field.missing !== undefined);
			if (field.hint) expect.soft(focus).toContain(field.hint);
			expect.soft(focus, "nothing is wrong yet").not.toContain("invalid");
		}
		const { focus } = await recorder.during("The button", () => form.button.focus());
		expect.soft(focus).toContain(form.content.submit);
	}
	recorder.write(fileOf("forms"));
});

test("a form with faults, while it is sent, and once it has arrived", async ({ page, contact }) => {
	const recorder = await Recorder.start(page);
	const slow = holds();
	const form = await contact(slow.behavior);
	// As in a build with an endpoint.
	await form.done.evaluate((done) => {
		done.firstElementChild?.remove();
		done.setAttribute("aria-labelledby", "contact-done");
		done.setAttribute("aria-describedby", "contact-done-lead");
	});
	const [first, second] = form.content.fields.filter(({ missing }) => missing);
	recorder.title("The button is pressed in an empty form");
	await form.button.focus();
	const faults = await recorder.during("Enter", () => page.keyboard.press("Enter"));
	expect.soft(faults.focus).toContain("invalid");
	expect.soft(faults.focus).toContain(first?.missing);

	recorder.title("Enter in a field that is wrong already");
	const again = await recorder.during("Enter", () => page.keyboard.press("Enter"));
	expect.soft(again.live).toEqual([first?.missing]);
	const third = await recorder.during("Enter once more", () => page.keyboard.press("Enter"));
	expect.soft(third.live).toEqual([first?.missing]);
	await recorder.during("A name is typed.", () => page.keyboard.type("Zoë"));
	const next = await recorder.during("Tab", () => page.keyboard.press("Tab"));
	expect.soft(next.focus).toContain(second?.missing);

	recorder.title("Everything is right, and it is sent");
	await form.fill();
	await form.button.focus();
	const sending = await recorder.during("Enter", async () => {
		await page.keyboard.press("Enter");
		await expect(form.form.getByRole("status")).toHaveText(words.sending);
	});
	expect.soft(sending.live).toEqual([words.sending]);
	const pressed = await recorder.during("Enter again", () => page.keyboard.press("Enter"));
	expect.soft(pressed.live).toEqual([words.sending]);
	expect(form.endpoint.arrivals).toHaveLength(1);
	const sent = await recorder.during("The server has it.", async () => {
		slow.release();
		await expect(form.done).toBeFocused();
	});
	expect.soft(sent.focus).toContain(form.content.thanks.title);
	expect.soft(sent.live, "which the focus tells").toEqual([]);
	await recorder.read("What has taken the form's place", "[data-done]:not([hidden])");
	recorder.write(fileOf("form-sent"));
});

test("a form that can't be sent, is kept, and comes back", async ({ page, contact }) => {
	const recorder = await Recorder.start(page);
	const slow = holds(answers(500));
	const form = await contact(slow.behavior);
	recorder.title("A draft");
	await recorder.during("A name is typed.", () => form.field("name").pressSequentially("Zoë"));
	await recorder.opening("The page is reloaded.", () => page.reload());
	const restored = await recorder.during("The first field", () => form.field("name").focus());
	expect.soft(restored.focus).toContain("Zoë");

	recorder.title("Sending fails");
	await form.fill();
	await form.button.focus();
	await recorder.during("Enter", async () => {
		await page.keyboard.press("Enter");
		await expect.poll(() => form.endpoint.arrivals.length).toBe(1);
	});
	const failed = await recorder.during("The server fails.", async () => {
		slow.release();
		await expect(form.failure).toHaveText(words.waiting);
	});
	expect.soft(failed.live.at(-1)).toContain(words.waiting);
	await recorder.during("Shift+Tab", () => page.keyboard.press("Shift+Tab"));
	const button = await recorder.during("Tab", () => page.keyboard.press("Tab"));
	expect.soft(button.focus).toContain(words.retry);
	expect.soft(button.focus, "why").toContain(words.waiting);

	recorder.title("It is sent again after a reload");
	const kept = await recorder.opening("The page is reloaded.", async () => {
		await page.reload();
		await expect(form.heardToasts).toContainText(words.restored);
	});
	expect.soft(kept.live).toHaveLength(1);
	expect.soft(kept.live[0]).toContain(words.restored);
	await form.button.focus();
	recorder.title("Shared computer? Keep nothing here");
	await recorder.during("Tab", () => page.keyboard.press("Tab"));
	const forgotten = await recorder.during("Enter", () => page.keyboard.press("Enter"));
	expect.soft(forgotten.focus).toContain(words.forgotten);
	slow.release();
	await form.waits(words.waitingHere);
	const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, sessionStorage]));
	expect(await stored()).not.toContain("Zoë");
	await page.reload();
	await form.field("name").fill("Zoë");
	await expect(form.keptNote, "nothing is kept in this tab from then on").toBeHidden();
	expect(await stored()).not.toContain("Zoë");
	recorder.write(fileOf("form-kept"));
});

test("a form that the server refuses", async ({ page, contact }) => {
	const recorder = await Recorder.start(page);
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
	recorder.title("One answer is refused");
	await recorder.during("Enter", async () => {
		await page.keyboard.press("Enter");
		await expect.poll(() => arrivals.length).toBe(1);
	});
	const one = await recorder.during("The server answers.", async () => {
		refusals[0].release();
		await expect(form.field("email")).toBeFocused();
	});
	expect.soft(one.focus).toContain(fault);
	expect.soft(one.live.at(-1)).toContain(message);
	await form.waits(`${message} This needs an answer.`);
	await expect(form.field("message")).toHaveAccessibleDescription(errors[0]?.message ?? "");

	recorder.title("All of it is refused");
	await form.field("email").fill("zoe@mail.example");
	await form.field("message").fill("Hello.");
	await form.button.focus();
	await recorder.during("Enter", async () => {
		await page.keyboard.press("Enter");
		await expect.poll(() => arrivals.length).toBe(2);
	});
	const all = await recorder.during("The server answers.", async () => {
		refusals[1].release();
		await expect(form.heardToasts).toHaveCount(2);
	});
	expect.soft(all.live.at(-1)).toContain(message);

	recorder.title("Alt+T with two notifications");
	const toasts = await recorder.during("Alt+T", () => page.keyboard.press("Alt+t"));
	expect.soft(toasts.focus).toContain(words.toasts);
	expect.soft(toasts.focus).not.toContain(words.noToasts);
	await recorder.during("Tab", () => page.keyboard.press("Tab"));
	await recorder.during("Enter", () => page.keyboard.press("Enter"));
	await expect(form.toasts).toHaveCount(1);
	recorder.write(fileOf("form-refused"));
});

test("a form of a site without an endpoint", async ({ page }) => {
	const recorder = await Recorder.start(page);
	const form = new SiteForm(page, "contact");
	await form.open();
	await form.fill();
	recorder.title("Alt+T without a notification");
	await form.field("name").press("Alt+t");
	await expect(form.field("name"), "where it may be a letter").toBeFocused();
	await form.button.focus();
	const empty = await recorder.during("Alt+T", () => page.keyboard.press("Alt+t"));
	expect.soft(empty.focus, "an empty region is no landmark").not.toContain(words.toasts);
	expect.soft(empty.focus).toContain(words.noToasts);
	await recorder.during("Escape", () => page.keyboard.press("Escape"));

	recorder.title("The form is sent");
	const sent = await recorder.during("Enter", () => page.keyboard.press("Enter"));
	expect.soft(sent.focus).toContain(words.preview);
	expect.soft(sent.live).toEqual([]);
	await recorder.read("What has taken the form's place", "[data-done]:not([hidden])");

	recorder.write(fileOf("form-preview"));
});
