import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createBlobsStore } from "../../../../functions/store/blobs.ts";
import type { SubmissionStore } from "../../../../functions/store/port.ts";
import { startSmtpPeer } from "../smtp-peer.ts";
import { CONTACT, formRequest, INBOX, QUIZ, quizRequest } from "../support.ts";
import { startBlobsServer } from "./blobs-server.ts";
import { bundleFunctions, variables } from "./functions.ts";

const DAY = 24 * 60 * 60_000;

let blobs: Awaited<ReturnType<typeof startBlobsServer>>;
let functions: Awaited<ReturnType<typeof bundleFunctions>>;
let store: SubmissionStore;
beforeAll(async () => {
	blobs = await startBlobsServer();
	functions = await bundleFunctions();
	store = createBlobsStore(blobs.open("delivery"));
});
afterAll(async () => {
	await blobs.stop();
	functions.remove();
});

beforeEach(() => {
	vi.spyOn(console, "log").mockImplementation(() => undefined);
	vi.stubEnv("LAMBDA_TASK_ROOT", functions.root);
	const context = Buffer.from(JSON.stringify(blobs.context)).toString("base64");
	vi.stubEnv("NETLIFY_BLOBS_CONTEXT", context);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

/** A mail server, and the settings that name it. */
async function startMail() {
	const peer = await startSmtpPeer();
	for (const [name, value] of Object.entries(variables(peer.port))) vi.stubEnv(name, value);
	return peer;
}

/** Asks the function, and waits for what it does after its answer, as Netlify does. */
async function ask(request: Request): Promise<Response> {
	const work: Promise<unknown>[] = [];
	const response = await functions.delivery.default(request, {
		ip: "192.0.2.1",
		waitUntil: (each) => void work.push(each),
	});
	await Promise.all(work);
	return response;
}

const latest = async () => (await store.list({}, 1)).submissions[0];

test("a form and the quiz are stored in Blobs and mailed", async () => {
	const peer = await startMail();
	expect((await ask(formRequest("contact", CONTACT))).status).toBe(200);
	expect(await latest()).toMatchObject({ form: "contact", state: "delivered" });
	expect(peer.received.map(({ to }) => to)).toEqual([[INBOX]]);
	expect((await ask(quizRequest())).status).toBe(200);
	expect(await latest()).toMatchObject({ form: "quiz", state: "delivered" });
	const recipients = peer.received.slice(1).flatMap(({ to }) => to);
	expect(recipients.sort()).toEqual([INBOX, QUIZ.email].sort());
});

test("the same key is sent once", async () => {
	const peer = await startMail();
	const request = formRequest("contact", CONTACT);
	await ask(request.clone());
	expect((await ask(request)).status).toBe(200);
	expect(peer.received).toHaveLength(1);
});

test("a scheduled function sends again what failed, with the same bytes, and another deletes it later", async () => {
	const peer = await startMail();
	peer.react = (attempt) => (attempt === 1 ? { refuse: 451 } : "take");
	await ask(formRequest("contact", CONTACT));
	expect(await latest()).toMatchObject({ state: "waiting", messages: [{ reason: "SMTP_451" }] });
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
	await functions.deliverDue.default();
	expect(await latest()).toMatchObject({ state: "delivered" });
	expect(peer.attempts).toHaveLength(2);
	expect(peer.attempts[0]).toBe(peer.attempts[1]);
	vi.setSystemTime(Date.now() + 31 * DAY);
	await functions.sweep.default();
	expect(await latest()).toBeUndefined();
});

test("settings that are wrong are answered with 503 and named in the log", async () => {
	await startMail();
	vi.stubEnv("MAIL_TO", "nobody");
	const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const response = await ask(formRequest("contact", CONTACT));
	expect(response.status).toBe(503);
	expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
	expect(error).toHaveBeenCalledWith(expect.stringContaining("MAIL_TO"));
});
