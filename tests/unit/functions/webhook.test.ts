import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { outboxChannel } from "../../../functions/mail/outbox.ts";
import { createWebhookSender } from "../../../functions/webhook/sender.ts";
import { CONTACT, delivery, formRequest } from "./support.ts";

const SECRET = `whsec_${Buffer.from("0123456789abcdef01234567").toString("base64")}`;

/** A receiver that answers with these statuses one after the other, then with 200. */
async function startReceiver(...statuses: readonly number[]) {
	const calls: { headers: Record<string, string>; body: string }[] = [];
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on("data", (chunk: Buffer) => chunks.push(chunk));
		request.on("end", () => {
			const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
			response.writeHead(statuses[calls.length] ?? 200).end();
			calls.push({
				headers: Object.fromEntries(headers),
				body: Buffer.concat(chunks).toString(),
			});
		});
	});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	onTestFinished(() => void server.close());
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	const running = await delivery({
		settings: { webhookUrl: `http://127.0.0.1:${port}/hook` },
		mailChannel: outboxChannel,
		sender: createWebhookSender(SECRET),
	});
	return { calls, ...running };
}

test("a form reaches a webhook, whose receiver verifies it with the published library", async () => {
	const { calls, handle } = await startReceiver();
	await handle(formRequest("contact", CONTACT));
	const [call] = calls;
	const event = new Webhook(SECRET).verify(call?.body ?? "", call?.headers ?? {});
	expect(event).toMatchObject({
		type: "submission.received",
		timestamp: "2026-11-21T10:00:00.000Z",
		data: { form: "contact", email: CONTACT.email, answers: { inquiry: "media" } },
	});
	const changed = `${call?.body} `;
	expect(() => new Webhook(SECRET).verify(changed, call?.headers ?? {})).toThrow();
});

test.each([500, 404, 301])(
	"after %i it is tried again, with the same id and the same bytes",
	async (status) => {
		const { calls, handle, clock, deliverer } = await startReceiver(status);
		await handle(formRequest("contact", CONTACT));
		clock.time += 60_000;
		await deliverer.deliverDue();
		expect(calls).toHaveLength(2);
		expect(calls[1]?.body).toBe(calls[0]?.body);
		expect(calls[1]?.headers["webhook-id"]).toBe(calls[0]?.headers["webhook-id"]);
	},
);

test("a receiver that is gone (410) is not asked again", async () => {
	const { calls, handle, clock, deliverer, store } = await startReceiver(410);
	await handle(formRequest("contact", CONTACT));
	clock.time += 60_000;
	await deliverer.deliverDue();
	expect(calls).toHaveLength(1);
	const { submissions } = await store.list({ form: "contact" }, 1);
	expect(submissions[0]?.messages.map(({ channel, state }) => [channel, state])).toEqual([
		["outbox", "waiting"],
		["webhook", "undeliverable"],
	]);
});

test("a sign-up reaches it only once it is confirmed", async () => {
	const { calls, handle } = await startReceiver();
	await handle(formRequest("newsletter", { email: "a@b.test" }));
	expect(calls).toEqual([]);
});
