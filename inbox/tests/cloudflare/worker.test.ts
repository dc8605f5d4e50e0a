import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROLE_KEYS } from "@liberation/shared/quiz/keys";
import { previewPath } from "@liberation/shared/quiz/role-path";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { d1Driver } from "../../store/d1.ts";
import { createSqlStore } from "../../store/sql/store.ts";
import { Browser } from "../desk/visitor.ts";
import { CONTACT, deliveryJson, freshKey, QUIZ, SITE } from "../support.ts";
import { writeFiles } from "../temporary-folder.ts";
import { startSite, startWorker } from "./cloudflare.ts";

let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
	worker = await startWorker({ DESK_ADDRESSES: "maya@school.test" });
});
afterAll(() => worker.runtime.dispose());

function post(form: string, answers: object) {
	return worker.runtime.dispatchFetch(`${SITE}/api/${form}`, {
		method: "POST",
		headers: { Accept: "application/json", "Content-Type": "application/json" },
		body: JSON.stringify(answers),
	});
}

const storeOf = async () => createSqlStore(d1Driver(await worker.runtime.getD1Database("DB")));

const stateOf = async () => (await (await storeOf()).list({}, 1)).submissions[0]?.state;

test("a form and the quiz are stored in D1 and posted to the mail API", async () => {
	const response = await post("contact", { ...CONTACT, idempotencyKey: freshKey() });
	expect(response.status).toBe(200);
	await expect.poll(() => worker.mails.length).toBeGreaterThan(0);
	const before = worker.mails.length;
	expect((await post("quiz", { ...QUIZ, idempotencyKey: freshKey() })).status).toBe(200);
	await expect.poll(() => worker.mails.length).toBe(before + 1);
	await expect.poll(stateOf).toBe("delivered");
});

test("the cron trigger sends again what failed, with the same key and body", async () => {
	worker.answers.push(503);
	const count = worker.mails.length;
	await post("contact", { ...CONTACT, idempotencyKey: freshKey() });
	await expect.poll(() => worker.mails.length).toBe(count + 1);
	await expect.poll(stateOf).toBe("waiting");
	const store = await storeOf();
	const id = (await store.list({}, 1)).submissions[0]?.id ?? "";
	await expect.poll(async () => (await store.find(id))?.messages[0]?.reason).toBe("HTTP_503");
	// Makes the retry due now instead of half a minute later.
	const database = await worker.runtime.getD1Database("DB");
	await database.prepare("UPDATE messages SET next_attempt_at = 0 WHERE state = 'waiting'").run();
	await worker.runtime.dispatchFetch(`${SITE}/cdn-cgi/handler/scheduled`);
	await expect.poll(stateOf).toBe("delivered");
	// The trigger may have written the weekly mail as well.
	const [first, ...others] = worker.mails.slice(count);
	expect(others.filter(({ key }) => key === first?.key)).toEqual([first]);
});

test("a monitor that asks /healthz is answered", async () => {
	const response = await worker.runtime.dispatchFetch(`${SITE}/healthz`);
	expect(await response.json()).toEqual({ status: "ok" });
});

test("the private file of the build isn't served", async () => {
	const response = await worker.runtime.dispatchFetch(`${SITE}/_delivery.json`);
	expect(response.status).toBe(404);
});

test("the founder signs in at the desk by the link in a mail, reads and exports", async () => {
	const maya = new Browser(async (path, { method = "GET", body, headers }) => {
		const text = z.string().optional().parse(body);
		const response = await worker.runtime.dispatchFetch(SITE + path, {
			method,
			headers: Object.fromEntries(new Headers(headers)),
			redirect: "manual",
			...(text && { body: text }),
		});
		const answer = new Response(await response.arrayBuffer(), { status: response.status });
		for (const [name, value] of response.headers) {
			if (name !== "set-cookie") answer.headers.append(name, value);
		}
		for (const cookie of response.headers.getSetCookie())
			answer.headers.append("set-cookie", cookie);
		return answer;
	});
	expect((await maya.get("/desk/")).headers.get("location")).toBe("/desk/sign-in");
	await maya.post("/desk/sign-in", { email: "maya@school.test" });
	const links = () =>
		worker.mails.flatMap(({ body }) => body.match(/\/desk\/sign-in\?token=[\w.-]+/)?.[0] ?? []);
	await expect.poll(links).toHaveLength(1);
	expect((await maya.post(links()[0] ?? "")).headers.get("location")).toBe("/desk/");
	expect(await (await maya.get("/desk/?words=obrien")).text()).toContain("/desk/submissions/");
	expect(await (await maya.get("/desk/export.csv")).text()).toContain(CONTACT.email);
});

/* node/delivery.test.ts proves it of the Node server. */
const pageOf = (title: string) => `<meta property="og:title" content="${title}"/>`;

const FILES: Readonly<Record<string, string>> = {
	"index.html": pageOf("Home"),
	"404.html": pageOf("Not found"),
	"_delivery.json": deliveryJson("http://localhost", null),
	_headers: "/quiz\n  X-Frame-Options: DENY\n/quiz/*\n  X-Frame-Options: DENY\n",
	"about/index.html": pageOf("About"),
	"quiz/index.html": pageOf("The quiz"),
	"es/quiz/index.html": pageOf("El cuestionario"),
	[`es${previewPath("healer")}index.html`]: pageOf("Sanar"),
	...Object.fromEntries(ROLE_KEYS.map((role) => [`${previewPath(role)}index.html`, pageOf(role)])),
};

const root = mkdtempSync(join(tmpdir(), "previews-"));
let workerd: Miniflare;

beforeAll(async () => {
	writeFiles(root, FILES);
	workerd = await startSite(root);
});
afterAll(async () => {
	await workerd.dispose();
	rmSync(root, { recursive: true });
});

const askSite = (path: string, redirect: "manual" | "follow" = "follow") =>
	workerd.dispatchFetch(`https://www.school.test${path}`, { redirect });

test.each([
	["/quiz?role=weaver&secondary=guide", "weaver"],
	["/quiz/?role=frontline-responder", "frontline_responder"],
	["/quiz", "The quiz"],
	["/quiz?role=king", "The quiz"],
	["/quiz/?ROLE%3DHealer.", "healer"],
	["/es/quiz?role=Healer", "Sanar"],
	["/es/quiz", "El cuestionario"],
	["/?role=healer", "Home"],
	["/quiz/nothing?role=healer", "Not found"],
])("the address %s answers with the page of %s", async (path, expected) => {
	expect(await (await askSite(path)).text()).toBe(pageOf(expected));
});

test.each(["/quiz", "/es/quiz", "/quiz?role=healer", "/es/quiz?role=healer", "/about"])(
	"the site's link to %s costs no redirect",
	async (path) => expect((await askSite(path, "manual")).status).toBe(200),
);

test("a result's page has the headers of the quiz's page", async () => {
	const headersOf = async (path: string) => {
		const { headers } = await askSite(path);
		return ["cache-control", "x-frame-options", "content-type"].map((name) => headers.get(name));
	};
	expect(await headersOf("/quiz/?role=healer")).toEqual(await headersOf("/quiz/"));
});
