import { afterEach, expect, test, vi } from "vitest";
import { onRequest } from "../../../functions/api/[[path]].ts";
import { createOnce } from "../../../functions/delivery/once.ts";
import deliver, { config } from "../../../functions/netlify/delivery.ts";
import { createMemoryStore } from "../../../functions/stores/memory.ts";
import { quizRequest } from "./support.ts";

afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

test("on Cloudflare without settings: 503, the log names them, the visitor learns nothing", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const env = {
		SIGNING_SECRET: "hush",
		ASSETS: { fetch: async () => new Response('{"origins":[]}') },
	};
	const response = await onRequest({ request: quizRequest(), env });
	expect(response.status).toBe(503);
	expect(response.headers.get("retry-after")).toBe("300");
	expect(await response.text()).not.toMatch(/SIGNING_SECRET|MAIL_/);
	expect(String(log.mock.calls[0]?.[0])).toContain("MAIL_FROM: found nothing");
	expect(String(log.mock.calls[0]?.[0])).not.toContain("hush");
});

test("on Netlify likewise", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
	vi.stubEnv("MAIL_TO", "");
	const response = await deliver(quizRequest());
	expect(response.status).toBe(503);
	expect(String(log.mock.calls[0]?.[0])).toContain("MAIL_TO: found nothing");
	expect(config.path).toBe("/api/*");
});

test("a record of another make is an error, not a mail that is taken for sent", async () => {
	const store = createMemoryStore(Date);
	await store.set("key", '{"sent":true}', 60);
	const deliver = createOnce({ store, transport: { send: async () => undefined } });
	const job = {
		key: "key",
		digest: "d",
		remember: 60,
		admit: async () => 0,
		mails: async () => [],
	};
	await expect(deliver(job)).rejects.toThrow();
});
