import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildInfo } from "@liberation/shared/build-info";
import { expect, onTestFinished, test } from "vitest";
import type { LogEntry } from "../../ports.ts";
import { openDelivery } from "../../runtimes/node/deployed-delivery.ts";
import { openLocalDelivery } from "../../runtimes/node/local-delivery.ts";
import type { MountedDelivery } from "../../runtimes/node/routes.ts";
import { startServer } from "../../runtimes/node/server.ts";
import { readDeliverySettings } from "../../settings/delivery-settings.ts";
import { startSmtpPeer } from "../smtp-peer.ts";
import { buildFor, CONTACT, deliveryJson, freshKey, INBOX, QUIZ } from "../support.ts";
import { folderWith } from "../temporary-folder.ts";
import { rawRequest } from "./preview.ts";

const SITE = {
	"index.html": "<h1>Home</h1>",
	"quiz/index.html": "<h1>Quiz</h1>",
	"quiz/result/healer/index.html": "<h1>Quiz, previewed as the Healer's</h1>",
	"404.html": "<h1>Oops! Page not found</h1>",
};

const builtFor = (siteUrl: string, endpoint: string | null = `${siteUrl}/api`) => ({
	...SITE,
	"_delivery.json": deliveryJson(siteUrl, endpoint),
});

async function serve(
	delivery: MountedDelivery,
	root = folderWith(SITE),
	prefix = "",
): Promise<string> {
	const running = await startServer({ root, port: 0, delivery, prefix });
	onTestFinished(() => running.close());
	return running.url;
}

const contact = (url: string, answers: object = {}, headers: Record<string, string> = {}) =>
	fetch(`${url}/api/contact`, {
		method: "POST",
		headers: { Accept: "application/json", ...headers },
		body: new URLSearchParams({ ...CONTACT, idempotencyKey: freshKey(), ...answers }),
	});

const QUIET = { logger: { log: () => undefined } };

const local = (databaseFile = ":memory:") =>
	openLocalDelivery({ databaseFile, root: folderWith(builtFor("http://localhost")) });

/** The address of the newest mail's page at the desk. */
async function newestMail(url: string): Promise<string> {
	const list = async () => (await fetch(`${url}/desk/mails`)).text();
	await expect.poll(list).toContain("/desk/mails/");
	return url + (/href="(\/desk\/mails\/[\w-]+)"/.exec(await list())?.[1] ?? "");
}

test("a new build is used once it is written whole, and until then the one before", async () => {
	const root = folderWith(builtFor("http://localhost"));
	const url = await serve(await openLocalDelivery({ databaseFile: ":memory:", root }));
	const file = join(root, "_delivery.json");
	const written = readFileSync(file, "utf8");
	const statusOf = async () => (await contact(url)).status;
	writeFileSync(file, written.slice(0, 100));
	expect(await statusOf()).toBe(200);
	writeFileSync(file, JSON.stringify({ ...JSON.parse(written), forms: {} }));
	expect(await statusOf()).toBe(404);
});

test("a form's mail lands at the desk, where both parts can be read", async () => {
	const url = await serve(await local());
	expect(await (await fetch(`${url}/desk/mails`)).text()).toContain("No mail yet");
	const message = "<b>bold</b> & schön";
	expect((await contact(url, { message })).status).toBe(200);

	const page = await newestMail(url);
	const mail = await fetch(page);
	const html = await mail.text();
	expect(html).toContain("&lt;b&gt;bold&lt;/b&gt; &amp; schön");
	expect(html).toMatch(/<iframe sandbox="allow-popups[^"]*"/);
	expect(html).not.toContain("allow-scripts");
	expect(mail.headers.get("content-security-policy")).toContain("default-src 'none'");
	const part = await fetch(`${page}/html`);
	expect(await part.text()).toContain("schön");
	expect(part.headers.get("content-security-policy")).toMatch(/^default-src 'none';.* sandbox /);
	expect((await fetch(`${url}/desk/mails/1`)).status).toBe(404);
});

test("the list of mails says of each whether it goes to the founder or to a visitor, as a confirmation does", async () => {
	const url = await serve(await local());
	await contact(url);
	const body = new URLSearchParams({ email: CONTACT.email, idempotencyKey: freshKey() });
	await fetch(`${url}/api/newsletter`, { method: "POST", body });
	const marks = async () =>
		(await (await fetch(`${url}/desk/mails`)).text()).match(/To (?:a visitor|you)/g)?.sort();
	await expect.poll(marks).toEqual(["To a visitor", "To you"]);
});

test("the link in the results mail opens the site where it is served", async () => {
	const url = await serve(await local());
	const sent = await fetch(`${url}/api/quiz`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ ...QUIZ, idempotencyKey: freshKey() }),
	});
	expect(sent.status).toBe(200);
	const mail = await (await fetch(`${await newestMail(url)}`)).text();
	const link = mail.match(/href="([^"]*\/quiz\?[^"]*role=[^"]*)"/)?.[1]?.replaceAll("&amp;", "&");
	expect(link).toMatch(new RegExp(`^${url}/quiz\\?(?:.*&)?secondary=guide&role=healer`));
	expect(link).toContain(`utm_content=${QUIZ.partner}`);
	expect(await (await fetch(link ?? "")).text()).toBe(SITE["quiz/result/healer/index.html"]);
});

test("a page whose address only begins like one of the delivery, such as /apiary, is served as a page", async () => {
	const url = await serve(await local());
	expect((await fetch(`${url}/apiary`)).status).toBe(404);
	expect((await fetch(`${url}/desks`)).status).toBe(404);
	expect((await fetch(`${url}/quiz`)).status).toBe(200);
});

const settingsOf = (variables: Record<string, string> = {}, build?: BuildInfo) => {
	const { SITE_URL = "https://www.school.test" } = variables;
	return readDeliverySettings(
		{
			SITE_URL,
			FORMS_ENDPOINT: "/api",
			DATABASE_FILE: ":memory:",
			MAIL_FROM: "Liberation Education <hello@school.test>",
			MAIL_TO: INBOX,
			MAIL_TRANSPORT: "smtp",
			SMTP_HOST: "127.0.0.1",
			SMTP_SECURITY: "none",
			SIGNING_SECRET: "0123456789abcdef0123456789abcdef",
			...variables,
		},
		build ?? buildFor(SITE_URL, "/api"),
	);
};

async function real(variables: Record<string, string> = {}, prefix = "", most = 150) {
	const peer = await startSmtpPeer();
	const read = settingsOf({ SMTP_PORT: String(peer.port), ...variables });
	const perClient = { ...read.limits.perClient, most };
	const settings = { ...read, limits: { ...read.limits, perClient } };
	const root = folderWith(builtFor(settings.siteUrl));
	const delivery = await openDelivery(settings, QUIET);
	return { peer, url: await serve(delivery, root, prefix) };
}

test("mail leaves by SMTP, and the desk asks for a sign-in, also below a path prefix", async () => {
	const { peer, url } = await real({ SITE_URL: "https://school.test/next" }, "/next");
	expect((await fetch(`${url}/quiz`)).status).toBe(200);
	expect((await fetch(new URL("/quiz", url))).status).toBe(404);
	expect((await contact(url)).status).toBe(200);
	await expect.poll(() => peer.received.map(({ to }) => to)).toEqual([[INBOX]]);
	const desk = await fetch(`${url}/desk/`, { redirect: "manual" });
	expect(desk.headers.get("location")).toBe("/next/desk/sign-in");
});

test("a visitor can't get around a limit by a made-up X-Forwarded-For", async () => {
	const { url } = await real({}, "", 3);
	const statuses: number[] = [];
	for (let index = 0; index < 4; index += 1) {
		const email = `a${index}@b.test`;
		const response = await contact(url, { email }, { "X-Forwarded-For": `10.0.0.${index}` });
		statuses.push(response.status);
	}
	expect(statuses).toEqual([200, 200, 200, 429]);
});

test("the error page for a form that is too long links to the home page, whatever the Host header says", async () => {
	const { url } = await real();
	const headers = { Host: "evil.test", Accept: "text/html", "Content-Type": "application/json" };
	const long = "x".repeat(200_000);
	const { status, body } = await rawRequest(url, "/api/contact", headers, "POST", long);
	expect(status).toBe(413);
	expect(body.toString()).toContain('<a href="https://www.school.test/">');
	expect(body.toString()).not.toContain("evil.test");
});

test.each([
	["another address", "https://school.test", "/api", "was built for https://school.test"],
	[
		"another endpoint",
		"https://www.school.test",
		"https://www.school.test/forms",
		"posts its forms to https://www.school.test/forms",
	],
	["no endpoint", "https://www.school.test", null, "sends no forms"],
])(
	"a site that was built with %s is not served: the founder would wait for mail in vain",
	(_, siteUrl, endpoint, message) => {
		expect(() => settingsOf({}, buildFor(siteUrl, endpoint))).toThrow(message);
	},
);

test.each([
	["no setting says which header", {}, ["CLIENT_ADDRESS_HEADER"]],
	["it is another header", { CLIENT_ADDRESS_HEADER: "x-real-ip" }, ["CLIENT_ADDRESS_HEADER"]],
	[
		"it isn't one of ours",
		{ CLIENT_ADDRESS_HEADER: "x-forwarded-for", TRUSTED_PROXIES: "192.0.2.9" },
		["CLIENT_ADDRESS_HEADER"],
	],
	["a visitor's address is known (it doesn't)", { CLIENT_ADDRESS_HEADER: "x-forwarded-for" }, []],
])(
	"the log says once that a proxy makes all visitors look like one, where %s",
	async (_, variables, reasons) => {
		const peer = await startSmtpPeer();
		const settings = settingsOf({ SMTP_PORT: String(peer.port), ...variables });
		const logged: (string | undefined)[] = [];
		const logger = { log: ({ reason }: LogEntry) => void logged.push(reason) };
		const root = folderWith(builtFor(settings.siteUrl));
		const url = await serve(await openDelivery(settings, { logger }), root);
		for (const forwarded of ["203.0.113.7", "127.0.0.1", "203.0.113.8"]) {
			await fetch(`${url}/desk/`, { headers: { "X-Forwarded-For": forwarded } });
		}
		expect(logged.filter(Boolean)).toEqual(reasons);
	},
);
