import { answers, type Behavior, takes } from "./endpoint.ts";
import { expect, test, words } from "./site-form.ts";

/* A server that says no is not asked again by itself, and the visitor reads what it said. */

const HOUR = 60 * 60;

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
	await expect(form.field("name")).not.toHaveAttribute("aria-invalid");
	await form.waits("That did not go through yet This needs an answer.");
	await form.wait(HOUR);
	expect(form.endpoint.arrivals).toHaveLength(1);
	expect(await form.kept()).toBe(null);

	await email.fill("zoe@mail.example");
	await expect(email).not.toHaveAttribute("aria-invalid");
	await form.button.click();
	await form.isTaken();
	expect(form.endpoint.arrivals[1]?.key).not.toBe(form.endpoint.arrivals[0]?.key);
});

const htmlPage: Behavior = (response) =>
	void response.writeHead(404, { "Content-Type": "text/html" }).end("<title>Not here</title>");

for (const [what, behavior, text] of [
	["a message", answers(403, { message: "This page may not send here." }), /may not send here/],
	["a page instead of a message", htmlPage, words.held],
] as const) {
	test(`a refusal with ${what} keeps every word`, async ({ contact }) => {
		const form = await contact(behavior, takes);
		await form.fillAndSend();
		await form.waits(text);
		await expect(form.toasts).toContainText(text);
		await form.wait(HOUR);
		expect(form.endpoint.arrivals).toHaveLength(1);
		await form.button.click();
		await form.isTaken();
	});
}

test("a key that belongs to another message is replaced once, without a word", async ({
	contact,
}) => {
	const taken = answers(409, { message: "Another key." });
	const form = await contact(taken, takes, taken);
	await form.fillAndSend();
	await form.isTaken();
	expect(form.endpoint.arrivals[1]?.key).not.toBe(form.endpoint.arrivals[0]?.key);

	await form.page.reload();
	await form.fillAndSend();
	await form.waits(/^Another key/);
	expect(form.endpoint.arrivals).toHaveLength(4);
});
