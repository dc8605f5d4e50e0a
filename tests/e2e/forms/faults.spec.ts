import { answers, breaksOff, holds, PASSING, takes } from "./endpoint.ts";
import { expect, messageIn, test } from "./faulty.ts";

/*
 * What can go wrong on the way: no word is lost, nothing is taken twice, and the visitor is told
 * the truth (docs/delivery.md).
 */

for (const [what, behavior, pause] of [
	...PASSING,
	["an answer that breaks off", breaksOff, 15] as const,
]) {
	test(`${what}: it is kept, and goes again under the same key`, async ({ contact }) => {
		const form = await contact(behavior, takes);
		await form.send();
		await form.waits();
		await expect(form.toasts).toContainText("We could not send it yet.");
		await expect(form.button).toHaveText("Retry");
		expect(await form.kept()).toContain(form.endpoint.arrivals[0]?.key);

		await form.wait(pause - 2);
		expect(form.endpoint.arrivals).toHaveLength(1);
		await form.wait(3);
		await form.isTaken();
		const [first, second] = form.endpoint.arrivals;
		expect(second?.body).toBe(first?.body);
	});
}

test("pauses grow, and who waits is not told again each time", async ({ contact }) => {
	const form = await contact(answers(500));
	await form.send();
	await form.waits();
	for (const [attempts, pause] of [15, 30, 60, 120].entries()) {
		await form.wait(pause - 2);
		expect(form.endpoint.arrivals).toHaveLength(attempts + 1);
		await form.wait(3);
		await expect.poll(() => form.endpoint.arrivals.length).toBe(attempts + 2);
		await expect(form.page.getByRole("form")).not.toHaveAttribute("aria-busy");
	}
	await form.waits();
	expect(new Set(form.endpoint.arrivals.map(({ key }) => key)).size).toBe(1);
	// The first one has gone by itself.
	await expect(form.toasts).toHaveCount(0);
});

test("an answer after five seconds is in time; ten presses meanwhile are one", async ({
	contact,
}) => {
	const slow = holds();
	const form = await contact(slow.behavior);
	await form.send();
	for (let press = 0; press < 10; press++) await form.button.click({ force: true });
	await form.message.press("Control+End");
	await form.page.getByLabel("Your name").press("Enter");
	await form.wait(5);
	await form.isBusy();
	await expect(form.page.getByRole("status")).toHaveText("Sending…");
	slow.release();
	await form.isTaken();
	expect(form.endpoint.arrivals).toHaveLength(1);
});

test("no answer within ten seconds is none", async ({ contact }) => {
	const form = await contact(holds().behavior, takes);
	await form.send();
	await expect.poll(() => form.endpoint.arrivals.length).toBe(1);
	await form.wait(9);
	await form.isBusy();
	await form.wait(2);
	await form.waits();
	await form.wait(16);
	await form.isTaken();
	expect(new Set(form.endpoint.arrivals.map(({ key }) => key)).size).toBe(1);
});

test("Retry does not wait", async ({ contact }) => {
	const form = await contact(answers(503, {}, 3600), takes);
	await form.send();
	await form.waits();
	await form.button.click();
	await form.isTaken();
	await expect(form.done).toBeFocused();
	expect(form.endpoint.arrivals[1]?.key).toBe(form.endpoint.arrivals[0]?.key);
});

test("who reads on while it waits is not led away when it is taken", async ({ contact }) => {
	const form = await contact(answers(500), takes);
	await form.send();
	await form.waits();
	const link = form.page.getByRole("link", { name: "Liberation Education" }).first();
	await link.focus();
	await form.wait(16);
	await form.isTaken();
	await expect(link).toBeFocused();
	await expect(form.toasts.last()).toContainText("Your message is on its way.");
});

test("offline it waits; as soon as the browser is online again, it goes", async ({
	contact,
	context,
}) => {
	const form = await contact(takes);
	await form.page.getByLabel("Your name").focus();
	await expect(form.page.getByLabel("Your name")).toBeFocused();
	await form.page.waitForLoadState("networkidle");
	await context.setOffline(true);
	await form.send();
	await form.waits();
	expect(form.endpoint.arrivals).toHaveLength(0);
	await context.setOffline(false);
	await form.isTaken();
});

test("being online again does not outrun a server that asked for time", async ({
	contact,
	context,
}) => {
	const form = await contact(answers(429, {}, 60), takes);
	await form.send();
	await form.waits();
	await context.setOffline(true);
	await context.setOffline(false);
	await form.wait(50);
	expect(form.endpoint.arrivals).toHaveLength(1);
	await form.wait(11);
	await form.isTaken();
});

test("a blocker between the page and the server: it says so, and tries again", async ({
	contact,
}) => {
	const form = await contact(takes);
	await form.page.route("**/test-endpoint/**", (route) => route.abort("blockedbyclient"));
	await form.send();
	await form.waits();
	expect(form.endpoint.arrivals).toHaveLength(0);
	await form.page.unrouteAll();
	await form.wait(16);
	await form.isTaken();
});

test("where the script that sends is blocked, the browser posts the form itself", async ({
	contact,
}) => {
	const form = await contact(takes);
	await form.page.route("**/form-sender.*", (route) => route.abort("blockedbyclient"));
	await form.send();
	await expect(form.page).toHaveURL(`${form.endpoint.url}/test-endpoint/contact`);
	expect([...form.endpoint.taken.values()].map(messageIn)).toEqual(["Hello, and good morning."]);
});

test("where storage is blocked it says that the page has to stay open", async ({
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
	await form.send();
	await form.waits(/Leave this page open: your words are in the form/);
	await form.wait(16);
	await expect(form.done).toBeVisible();
	expect(form.endpoint.taken.size).toBe(1);
});
