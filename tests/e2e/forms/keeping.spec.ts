import { answers, holds, takes } from "./endpoint.ts";
import { expect, MESSAGE, messageIn, test } from "./faulty.ts";

/* What is kept when the page goes, and what becomes of a message that is changed while it waits. */

const RESTORED = /You wrote this before, and it has not reached us yet/;
const HELD = /Send it again when you are ready/;

test("a tab that is closed while it sends: reopened, it goes on with the same message", async ({
	contact,
}) => {
	const slow = holds();
	const form = await contact(slow.behavior, slow.behavior);
	await form.send();
	await expect.poll(() => form.endpoint.arrivals.length).toBe(1);
	await form.page.close();

	const again = await form.reopened();
	await again.waits(RESTORED);
	await expect(again.toasts).toHaveText(RESTORED);
	await expect(again.page.getByLabel("What is it about?")).toHaveValue("media");
	await expect.poll(() => form.endpoint.arrivals.length).toBe(2);
	slow.release();
	await again.isTaken();
	const [first, second] = form.endpoint.arrivals;
	expect(second?.body).toBe(first?.body);
});

test("a reload does not outrun a server that asked for time", async ({ contact }) => {
	const form = await contact(answers(429, {}, 60), takes);
	await form.send();
	await form.waits();
	await form.page.reload();
	await form.waits(RESTORED);
	await form.wait(40);
	expect(form.endpoint.arrivals).toHaveLength(1);
	await form.wait(21);
	await form.isTaken();
	expect(form.endpoint.arrivals[1]?.key).toBe(form.endpoint.arrivals[0]?.key);
});

for (const [days, what] of [
	[6, "it is still there after six days"],
	[8, "after eight days it is forgotten"],
] as const) {
	test(what, async ({ contact }) => {
		const form = await contact(answers(500), takes);
		await form.send();
		await form.waits();
		await form.page.close();
		const again = await form.reopened(days);
		if (days < 7) return again.isTaken();
		await expect.poll(() => again.kept()).toBe(null);
		await expect(again.message).toHaveValue("");
		await again.wait(60 * 60);
		expect(form.endpoint.arrivals).toHaveLength(1);
	});
}

test("a message that is changed while it waits is another one, sent by its own press", async ({
	contact,
}) => {
	const form = await contact(answers(500), takes);
	await form.send();
	await form.waits();
	await form.message.fill("Hello again.");
	await expect(form.failure).toHaveText(HELD);
	await form.wait(60 * 60);
	expect(form.endpoint.arrivals).toHaveLength(1);

	// The new words are kept as well.
	await form.page.reload();
	await expect(form.message).toHaveValue("Hello again.");
	await expect(form.failure).toHaveText(HELD);
	await form.wait(60 * 60);
	expect(form.endpoint.arrivals).toHaveLength(1);

	await form.button.click();
	await expect(form.done).toBeVisible();
	expect([...form.endpoint.taken.values()].map(messageIn)).toEqual(["Hello again."]);
	expect(form.endpoint.arrivals[1]?.key).not.toBe(form.endpoint.arrivals[0]?.key);
	expect(await form.kept()).toBe(null);
});

test("words that are added while it is on its way are not taken for sent", async ({ contact }) => {
	const slow = holds();
	const form = await contact(slow.behavior, takes);
	await form.send();
	await expect.poll(() => form.endpoint.arrivals.length).toBe(1);
	await form.message.fill("Hello again.");
	slow.release();
	await expect(form.failure).toHaveText(/What you wrote before this last change has reached us/);
	await expect(form.message).toHaveValue("Hello again.");
	await expect(form.done).toBeHidden();
	await form.button.click();
	await expect(form.done).toBeVisible();
	expect([...form.endpoint.taken.values()].map(messageIn)).toEqual([MESSAGE, "Hello again."]);
});

test("a form that was never sent is kept nowhere", async ({ contact }) => {
	const form = await contact(takes);
	await form.message.fill("Only a thought.");
	expect(await form.page.evaluate(() => localStorage.length)).toBe(0);
});

test("what is kept of a checkbox and a list comes back as it was", async ({ contact, page }) => {
	const form = await contact(answers(500));
	await page.goto(`${form.endpoint.url}/academy/`);
	await page.evaluate(() => {
		const answers = "name=Zo%C3%AB&email=zoe%40mail.example&role=ally&access=a%0Ab&consent=true";
		const expires = Date.now() + 1000 * 60;
		localStorage.setItem("form-waitlist", `${expires} Infinity 1-2-3-4-5-6-7-8-9 ${answers}`);
	});
	await page.reload();
	const waitlist = page.getByRole("form", { name: "Academy waitlist" });
	await expect(waitlist.getByLabel("Your name")).toHaveValue("Zoë");
	await expect(waitlist.getByLabel("Your role")).toHaveValue("ally");
	await expect(waitlist.getByLabel("Access needs")).toHaveValue("a\nb");
	await expect(waitlist.getByRole("checkbox")).toBeChecked();
});
