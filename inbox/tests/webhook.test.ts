import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { outboxChannel } from "../send/outbox.ts";
import { createWebhookSender } from "../send/webhook.ts";
import { startService } from "./peers.ts";
import { CONTACT, delivery, formRequest, newest } from "./support.ts";

const DOCS = fileURLToPath(new URL("../docs/", import.meta.url));
const SECRET = `whsec_${Buffer.from("0123456789abcdef01234567").toString("base64")}`;

/** A receiver that answers with these statuses one after the other, then with 200. */
async function startReceiver(
	...statuses: readonly (number | [status: number, retryAfter: string])[]
) {
	const { calls, port } = await startService((response, index) => {
		const [status, retryAfter] = [statuses[index] ?? 200].flat();
		response.writeHead(Number(status), retryAfter ? { "Retry-After": retryAfter } : {}).end();
	});
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

test.each([
	[500, 2, "delivered"],
	[301, 2, "delivered"],
	// "410 Gone": the receiver wants no more events.
	[410, 1, "undeliverable"],
])(
	"a webhook's receiver that answers %i gets the same id and bytes in %i attempts",
	async (status, attempts, state) => {
		const { calls, handle, clock, deliverer, store } = await startReceiver(status);
		await handle(formRequest("contact", CONTACT));
		clock.time += 60_000;
		await deliverer.deliverDue();
		const sent = calls.map(({ headers, body }) => [headers["webhook-id"], body]);
		expect(sent).toEqual(Array(attempts).fill(sent[0]));
		const submission = await newest(store, { form: "contact" });
		expect(submission?.messages.map((message) => [message.channel, message.state])).toEqual([
			["outbox", "waiting"],
			["webhook", state],
		]);
	},
);

test("a sign-up reaches the webhook only once it is confirmed", async () => {
	const { calls, handle } = await startReceiver();
	await handle(formRequest("newsletter", { email: "a@b.test" }));
	expect(calls).toEqual([]);
});

test("the receiver of docs/webhooks.md takes what we post once, and refuses what others post", async () => {
	const receiver = spawn(process.execPath, [join(DOCS, "webhook-receiver.js")], {
		env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: "0" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	onTestFinished(() => void receiver.kill());
	const lines = createInterface(receiver.stdout)[Symbol.asyncIterator]();
	const port = /\d+/.exec((await lines.next()).value ?? "")?.[0];
	const url = `http://127.0.0.1:${port}/`;
	async function postTwice(name: string, secret = SECRET): Promise<void> {
		const { send, ...sender } = createWebhookSender(secret);
		const { handle } = await delivery({
			settings: { webhookUrl: url },
			mailChannel: outboxChannel,
			sender: {
				...sender,
				async send(...given) {
					for (const _ of [1, 2]) await send(...given);
				},
			},
		});
		await handle(formRequest("contact", { ...CONTACT, name }));
	}
	await postTwice("Forged", `whsec_${Buffer.from("another").toString("base64")}`);
	await postTwice("First");
	await postTwice("Second");
	for (const name of ["First", "Second"]) {
		expect(JSON.parse((await lines.next()).value ?? "")).toMatchObject({
			data: { answers: { name } },
		});
	}
});

test("the code of docs/webhooks.md for a CRM verifies what we post", async () => {
	const { calls, handle } = await startReceiver();
	await handle(formRequest("contact", CONTACT));
	const [call] = calls;
	const blocks = readFileSync(join(DOCS, "webhooks.md"), "utf8").split("```js\n");
	const code = blocks.find((block) => block.includes("inputData"))?.split("```")[0];
	const run = (body: string | undefined) =>
		runInNewContext(`(() => {${code}})()`, {
			Buffer,
			require: createRequire(import.meta.url),
			inputData: {
				body,
				secret: SECRET,
				id: call?.headers["webhook-id"],
				timestamp: call?.headers["webhook-timestamp"],
				signature: call?.headers["webhook-signature"],
			},
		});
	expect(run(call?.body)).toMatchObject({ form: "contact", inquiry: "media" });
	expect(() => run(`${call?.body} `)).toThrow("The signature is wrong.");
});

test("a webhook's receiver that asks to wait for days (Retry-After) gets the retry within hours", async () => {
	const { calls, handle, clock, deliverer, store } = await startReceiver([503, "300000"]);
	await handle(formRequest("contact", CONTACT));
	expect((await newest(store))?.state).toBe("waiting");
	clock.time += 6 * 60 * 60_000;
	await deliverer.deliverDue();
	expect(calls).toHaveLength(2);
});
