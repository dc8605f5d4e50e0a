import { expect, test } from "vitest";
import { z } from "zod";
import { createApiChannel } from "../send/api.ts";
import { startService } from "./peers.ts";
import { CONTACT, delivery, FROM, formRequest, newest, QUIZ, quizRequest } from "./support.ts";

const API_KEY = "re_secret_key";

const sentSchema = z.object({
	from: z.string(),
	to: z.array(z.string()),
	reply_to: z.string().optional(),
	subject: z.string(),
	text: z.string(),
	html: z.string(),
	headers: z.record(z.string(), z.string()),
});

/** A mail channel to a service that answers with these statuses, one after the other, then with 200. */
async function startChannel(...statuses: readonly number[]) {
	const { calls, port } = await startService((response, index) => {
		const status = statuses[index] ?? 200;
		// 0: the answer gets lost.
		if (status === 0) response.destroy();
		else response.writeHead(status).end(JSON.stringify({ message: `no such key ${API_KEY}` }));
	});
	const api = createApiChannel(API_KEY, FROM, `http://127.0.0.1:${port}/emails`);
	const channel = { ...api, concurrency: 1 };
	return { calls, channel: { sender: channel, mailChannel: channel } };
}

test("both mails of the quiz reach the service, each with an idempotency key of its own", async () => {
	const { calls, channel } = await startChannel();
	const { handle } = await delivery(channel);
	expect((await handle(quizRequest())).status).toBe(200);
	expect(calls).toHaveLength(2);
	const [results, founder] = calls.map(({ body }) => sentSchema.parse(JSON.parse(body)));
	expect(calls[0]?.headers.authorization).toBe(`Bearer ${API_KEY}`);
	expect(results?.from).toBe('"Liberation Education" <hello@school.test>');
	expect(results?.to).toEqual([QUIZ.email]);
	expect(results?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
	expect(founder?.reply_to).toBe(QUIZ.email);
	const keys = calls.map(({ headers }) => headers["idempotency-key"]);
	expect(new Set(keys).size).toBe(2);
	expect(results?.headers["Message-ID"]).toBe(`<${keys[0]}@school.test>`);
});

test.each([
	[0, "waiting", "UND_ERR_SOCKET"],
	[401, "waiting", "SENDER_HTTP_401"],
	[500, "waiting", "HTTP_500"],
	[429, "waiting", "SENDER_HTTP_429"],
	[422, "undeliverable", "HTTP_422"],
])(
	"after the status %i (0: no answer) of the mail API a mail is %s, with the reason %s",
	async (status, state, reason) => {
		const { calls, channel } = await startChannel(status);
		const { handle, store, logs, clock, deliverer } = await delivery(channel);
		expect((await handle(formRequest("contact", CONTACT))).status).toBe(200);
		const submission = await newest(store, { form: "contact" });
		expect(submission?.messages[0]).toMatchObject({ attempts: 1, state, reason });
		clock.time += 60_000;
		await deliverer.deliverDue();
		const [first, second, ...others] = calls.map(({ body, headers }) => [
			body,
			headers["idempotency-key"],
		]);
		expect(others).toEqual([]);
		// The service recognizes a retry by its key and its body. After a refusal the second mail is the notice.
		expect(first?.map((part, index) => part === second?.[index])).toEqual(
			Array(2).fill(state === "waiting"),
		);
		expect(JSON.stringify(logs)).not.toContain(API_KEY);
	},
);
