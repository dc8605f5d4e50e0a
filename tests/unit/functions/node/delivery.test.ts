import { request } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { createDelivery } from "../../../../functions/node/delivery.ts";
import { createLocalDelivery } from "../../../../functions/node/development.ts";
import { type Middleware, startServer } from "../../../../functions/node/server.ts";
import { readSettings } from "../../../../functions/settings.ts";
import { folderWith } from "../../tools/temporary-folder.ts";
import { startSmtpPeer } from "../smtp-peer.ts";
import { CONTACT, freshKey, INBOX, PARTNER, QUIZ } from "../support.ts";

const SITE = {
	"index.html": "<h1>Home</h1>",
	"quiz/index.html": "<h1>Quiz</h1>",
	"404.html": "<h1>Oops! Page not found</h1>",
	"embed/origins.json": JSON.stringify({ origins: [PARTNER] }),
};

async function serve(delivery: Middleware, root = folderWith(SITE), prefix = ""): Promise<string> {
	const running = await startServer({ root, port: 0, delivery, prefix });
	onTestFinished(() => running.close());
	return running.url;
}

const contact = (url: string, answers: object = {}) =>
	fetch(`${url}/api/contact`, {
		method: "POST",
		headers: { Accept: "application/json" },
		body: new URLSearchParams({ ...CONTACT, idempotencyKey: freshKey(), ...answers }),
	});

describe("without any setting", () => {
	test("a form's mail lands in the outbox, where both parts can be read", async () => {
		const url = await serve(createLocalDelivery());
		expect(await (await fetch(`${url}/outbox/`)).text()).toContain("No mail yet");
		const message = "<b>bold</b> & schön";
		expect((await contact(url, { message })).status).toBe(200);

		const list = await (await fetch(`${url}/outbox/`)).text();
		expect(list).toContain('<a href="/outbox/0/">Message to us: Zoë O&#39;Brien</a>');
		const mail = await fetch(`${url}/outbox/0/`);
		const html = await mail.text();
		expect(html).toContain("&#60;b&#62;bold&#60;/b&#62; &#38; schön");
		expect(html).toContain('<iframe sandbox title="The HTML part" src="/outbox/0/html">');
		expect(mail.headers.get("content-security-policy")).toContain("default-src 'none'");
		expect(await (await fetch(`${url}/outbox/0/html`)).text()).toContain("schön");
		expect((await fetch(`${url}/outbox/1/`)).status).toBe(404);
	});

	test("the link to the results opens the site where it is served", async () => {
		const url = await serve(createLocalDelivery());
		const sent = await fetch(`${url}/api/quiz`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ ...QUIZ, idempotencyKey: freshKey() }),
		});
		expect(sent.status).toBe(200);
		const outbox = await (await fetch(`${url}/outbox/0/`)).text();
		const link = outbox.match(/href="([^"]*\/quiz\?role=[^"]*)"/)?.[1]?.replaceAll("&#38;", "&");
		expect(link).toMatch(new RegExp(`^${url}/quiz\\?role=healer&secondary=guide`));
		expect(await (await fetch(link ?? "")).text()).toBe("<h1>Quiz</h1>");
	});

	test("what is not the delivery's is a file", async () => {
		const url = await serve(createLocalDelivery());
		expect((await fetch(`${url}/apiary`)).status).toBe(404);
		expect((await fetch(`${url}/outboxes`)).status).toBe(404);
		expect((await fetch(`${url}/quiz`)).status).toBe(200);
	});

	test("who sends too much still hears so", async () => {
		const { port } = new URL(await serve(createLocalDelivery()));
		const status = await new Promise((done, fail) => {
			const posting = request({ port, path: "/api/contact", method: "POST" }, ({ statusCode }) =>
				done(statusCode),
			).on("error", fail);
			posting.setHeader("Content-Type", "application/json");
			// In parts, so that nothing announces its length.
			for (let part = 0; part < 40; part += 1) posting.write("x".repeat(10_000));
			posting.end();
		});
		expect(status).toBe(413);
	});
});

describe("with settings", () => {
	async function real(variables: Record<string, string> = {}, prefix = "") {
		const peer = await startSmtpPeer();
		const settings = readSettings({
			SITE_URL: "https://www.school.test",
			MAIL_FROM: "Liberation Education <hello@school.test>",
			MAIL_TO: INBOX,
			MAIL_TRANSPORT: "smtp",
			SMTP_HOST: "127.0.0.1",
			SMTP_PORT: String(peer.port),
			SMTP_SECURITY: "none",
			SIGNING_SECRET: "0123456789abcdef0123456789abcdef",
			...variables,
		});
		const root = folderWith(SITE);
		const delivery = createDelivery(settings, root, { log: () => undefined });
		return { peer, url: await serve(delivery, root, prefix) };
	}

	test("mail leaves by SMTP; the outbox is no page", async () => {
		const { peer, url } = await real();
		expect((await contact(url)).status).toBe(200);
		expect(peer.received[0]?.to).toEqual([INBOX]);
		expect((await fetch(`${url}/outbox/`)).status).toBe(404);
	});

	test("a partner who is listed may send from their page", async () => {
		const { url } = await real();
		const ask = (Origin: string) =>
			fetch(`${url}/api/quiz`, { method: "OPTIONS", headers: { Origin } });
		expect((await ask(PARTNER)).status).toBe(204);
		expect((await ask("https://evil.test")).status).toBe(403);
	});

	test("a site under a path", async () => {
		const { peer, url } = await real({ SITE_URL: "https://school.test/next" }, "/next");
		expect((await fetch(`${url}/quiz`)).status).toBe(200);
		expect((await fetch(new URL("/quiz", url))).status).toBe(404);
		expect((await contact(url)).status).toBe(200);
		expect(peer.received).toHaveLength(1);
	});

	test("a visitor can't make themselves somebody else to get around the limit", async () => {
		const { url } = await real();
		const statuses: number[] = [];
		for (let index = 0; index < 21; index += 1) {
			const response = await fetch(`${url}/api/contact`, {
				method: "POST",
				headers: { Accept: "application/json", "X-Forwarded-For": `10.0.0.${index}` },
				body: new URLSearchParams({ ...CONTACT, email: `a${index}@b.test` }),
			});
			statuses.push(response.status);
		}
		expect(statuses).toEqual([...Array(20).fill(200), 429]);
	});
});
