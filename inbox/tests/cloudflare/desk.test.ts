import { z } from "zod";
import { BOUNCE_SECRET, type DeskServer, MAYA, testDesk } from "../desk/contract.ts";
import { SITE } from "../support.ts";
import { startWorker } from "./cloudflare.ts";

/** The worker on the Workers runtime, with D1 and a mail service. */
async function open(): Promise<DeskServer> {
	const { runtime, mails, restart } = await startWorker({ DESK_ADDRESSES: MAYA, BOUNCE_SECRET });
	return {
		async ask(path, { method = "GET", body, headers }) {
			const text = z.string().optional().parse(body);
			const given = Object.fromEntries(new Headers(headers));
			const init = {
				method,
				headers: given,
				redirect: "manual",
				...(text && { body: text }),
			} as const;
			const response = await runtime.dispatchFetch(SITE + path, init);
			const answer = new Headers();
			for (const [name, value] of response.headers) {
				if (name !== "set-cookie") answer.append(name, value);
			}
			for (const cookie of response.headers.getSetCookie()) answer.append("set-cookie", cookie);
			return new Response(await response.arrayBuffer(), {
				status: response.status,
				headers: answer,
			});
		},
		mails: async () =>
			mails.map(({ body }) => z.object({ text: z.string() }).parse(JSON.parse(body)).text),
		async run(statements) {
			const database = await runtime.getD1Database("DB");
			for (const statement of statements.split(";")) await database.prepare(statement).run();
		},
		find: async (query) => (await runtime.getD1Database("DB")).prepare(query).first(),
		restart,
		close: () => runtime.dispose(),
	};
}

testDesk("Workers with D1", open);
