import { answers, type Behavior, takes } from "./endpoint.ts";
import { expect, MESSAGE, test } from "./faulty.ts";

/* The server's own no: it is said in the server's words, and not asked again. */

const HOUR = 60 * 60;

test("what the server finds wrong stands at its field, and the first one is led to", async ({
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
	await form.send();
	const email = form.page.getByLabel("Email");
	await expect(email).toBeFocused();
	await expect(email).toHaveAttribute("aria-invalid", "true");
	await expect(email).toHaveAccessibleDescription("This does not look right yet.");
	await expect(form.message).toHaveAccessibleDescription("Shorten this to 10 characters.");
	await expect(form.page.getByLabel("Your name")).not.toHaveAttribute("aria-invalid");
	await expect(form.failure).toHaveText("That did not go through yet This needs an answer.");
	await expect(form.message).toHaveValue(MESSAGE);

	await form.wait(HOUR);
	expect(form.endpoint.arrivals).toHaveLength(1);
	expect(await form.kept()).toBe(null);

	await email.fill("ada@mail.example");
	await expect(email).not.toHaveAttribute("aria-invalid");
	await form.button.click();
	await form.isTaken();
	expect(form.endpoint.arrivals[1]?.key).not.toBe(form.endpoint.arrivals[0]?.key);
});

const page: Behavior = (response) =>
	void response.writeHead(404, { "Content-Type": "text/html" }).end("<title>Not here</title>");

for (const [what, behavior, words] of [
	[
		"403",
		answers(403, { message: "This page may not send here." }),
		/^This page may not send here/,
	],
	["413", answers(413, { message: "That is more than we can take." }), /^That is more than we can/],
	["404 without words", page, /^This has not reached us yet. Nothing you wrote is lost/],
] as const) {
	test(`${what}: it is said, and every word stays`, async ({ contact }) => {
		const form = await contact(behavior, takes);
		await form.send();
		await form.waits(words);
		await expect(form.toasts).toHaveText(words);
		await form.wait(HOUR);
		expect(form.endpoint.arrivals).toHaveLength(1);
		expect(await form.kept()).toBe(null);
		await form.button.click();
		await form.isTaken();
	});
}

test("a key that is taken is changed, once, and nobody is bothered with it", async ({
	contact,
}) => {
	const form = await contact(answers(409, { message: "Another key." }), takes);
	await form.send();
	await form.isTaken();
	await expect(form.toasts).toHaveText(/Your message is on its way/);
	const [first, second] = form.endpoint.arrivals;
	expect(second?.key).toMatch(/^[\d-]{16,100}$/);
	expect(second?.key).not.toBe(first?.key);
});

test("a second key that is taken is a no", async ({ contact }) => {
	const form = await contact(answers(409, { message: "Another key." }));
	await form.send();
	await form.waits(/^Another key/);
	await form.wait(HOUR);
	expect(form.endpoint.arrivals).toHaveLength(2);
});
