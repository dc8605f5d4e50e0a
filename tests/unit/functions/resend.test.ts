import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { createResendTransport } from "../../../functions/transports/resend.ts";
import { delivery, FROM, QUIZ, quizRequest } from "./support.ts";

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

/** A service that takes mails as Resend documents it, and answers with a status. */
async function startService(status: number) {
	const calls: { headers: Record<string, unknown>; body: z.infer<typeof sentSchema> }[] = [];
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on("data", (chunk: Buffer) => chunks.push(chunk));
		request.on("end", () => {
			const body = sentSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
			calls.push({ headers: request.headers, body });
			response.writeHead(status).end(JSON.stringify({ message: `no such key ${API_KEY}` }));
		});
	});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	onTestFinished(() => void server.close());
	const bound = server.address();
	const port = typeof bound === "object" && bound ? bound.port : 0;
	const address = `http://127.0.0.1:${port}/emails`;
	return { calls, transport: createResendTransport({ apiKey: API_KEY, address }, FROM) };
}

test("both mails of the quiz, each with a key that holds for every attempt", async () => {
	const { calls, transport } = await startService(200);
	const { handle } = delivery({ transport });
	expect((await handle(quizRequest())).status).toBe(200);
	expect(calls).toHaveLength(2);
	const [results, founder] = calls;
	expect(results?.headers.authorization).toBe(`Bearer ${API_KEY}`);
	expect(results?.body.from).toBe('"Liberation Education" <hello@school.test>');
	expect(results?.body.to).toEqual([QUIZ.email]);
	expect(results?.body.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
	expect(founder?.body.reply_to).toBe(QUIZ.email);
	const keys = calls.map(({ headers }) => headers["idempotency-key"]);
	expect(new Set(keys).size).toBe(2);
	expect(results?.body.headers["Message-ID"]).toBe(`<${keys[0]}@school.test>`);
});

test.each([401, 422, 429, 500])(
	"a service that answers %i: 503, and no secret anywhere",
	async (status) => {
		const { transport } = await startService(status);
		const { handle, logs } = delivery({ transport });
		const response = await handle(quizRequest());
		expect(response.status).toBe(503);
		expect(logs).toEqual([
			{ event: "mail-failed", route: "quiz", status: 503, reason: `HTTP_${status}` },
		]);
		expect(await response.text()).not.toContain(API_KEY);
	},
);
