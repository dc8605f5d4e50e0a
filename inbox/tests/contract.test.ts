import { formNamed } from "@liberation/shared/content/forms";
import { fill } from "@liberation/shared/quiz/fill";
import { expect, test } from "vitest";
import { forms, words } from "./content.ts";
import {
	CONTACT,
	delivery,
	ENDPOINT,
	formRequest,
	INBOX,
	jsonRequest,
	QUIZ,
	quizRequest,
	SITE,
} from "./support.ts";

/* What docs/delivery.md promises to browsers. */

/** The contact form's message about a missing or an invalid answer. */
function said(name: string, fault: "missing" | "invalid"): unknown {
	const field = formNamed(forms, "contact").fields.find((each) => each.name === name);
	return new Map(Object.entries(field ?? {})).get(fault);
}

const HTML = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

async function answerTo(request: Request) {
	const { handle, mails, logs } = await delivery();
	const response = await handle(request);
	return { response, mails, logs };
}

test.each([
	["contact", CONTACT, "sent", INBOX],
	["newsletter", { email: "a@b.test" }, "confirm", "a@b.test"],
])(
	"an accepted request of the form %s with %j is answered with the status %s, and a mail goes to %s",
	async (form, answers, status, to) => {
		const { response, mails } = await answerTo(formRequest(form, answers));
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({ status });
		expect(mails.map((mail) => mail.to)).toEqual([{ address: to }]);
	},
);

test("an accepted request without JavaScript leads to the form's thank-you page", async () => {
	const { response, mails } = await answerTo(formRequest("contact", CONTACT, HTML));
	expect(response.status).toBe(303);
	expect(response.headers.get("location")).toBe(`${SITE}/thanks/contact/`);
	expect(mails).toHaveLength(1);
});

test.each(["a", "한", "é", "😀"])(
	"an accepted request may hold the longest message, made of %s",
	async (letter) => {
		const message = letter.repeat(10_000 / letter.length);
		const { response } = await answerTo(formRequest("contact", { ...CONTACT, message }));
		expect(response.status).toBe(200);
	},
);

const big = "x".repeat(140_000);
const FORM = "application/x-www-form-urlencoded";
const deep = (open: string, close: string) =>
	`{"a":${open.repeat(10_000)}0${close.repeat(10_000)}}`;
const post = (type: string, body: string | Uint8Array<ArrayBuffer>) =>
	new Request(`${ENDPOINT}/contact`, { method: "POST", headers: { "Content-Type": type }, body });

test.each([
	["to a property of every object", 404, () => formRequest("constructor", CONTACT)],
	["outside of the endpoint", 404, () => new Request(`${SITE}/contact`, { method: "POST" })],
	["with GET", 405, () => new Request(`${ENDPOINT}/contact`)],
	["with a body over the limit", 413, () => formRequest("contact", { ...CONTACT, message: big })],
	["with plain text", 415, () => post("text/plain", "name=a")],
	["with broken JSON", 400, () => post("application/json", "{")],
	["with a list", 400, () => post("application/json", "[]")],
	["with lists within lists", 400, () => post("application/json", deep("[", "]"))],
	["with too many values", 400, () => jsonRequest("contact", { a: Array(500).fill(0) })],
	["with too many names", 400, () => post(FORM, "a&".repeat(500))],
	["with bytes that are no UTF-8", 400, () => post(FORM, Uint8Array.of(0xc3, 0x28))],
	["without answers", 422, () => post("application/json", "{}")],
	["for the quiz that isn't JSON", 415, () => formRequest("quiz", { email: "a@b.test" })],
	["with a faulty idempotency key", 422, () => quizRequest({ idempotencyKey: "short" })],
])("a refused request: %s has the status %i", async (_, status, request) => {
	const { response, mails } = await answerTo(request());
	expect(response.status).toBe(status);
	expect(await response.json()).toHaveProperty("message");
	expect(mails).toEqual([]);
});

test("a refused request is read no further than the limit, whatever its Content-Length says", async () => {
	let sent = 0;
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			sent += 1;
			controller.enqueue(new Uint8Array(8_192).fill(97));
		},
	});
	const init = {
		method: "POST",
		headers: { "Content-Type": "application/json", "Content-Length": "10" },
		body,
		duplex: "half",
	};
	const request = new Request(`${ENDPOINT}/contact`, init);
	expect((await answerTo(request)).response.status).toBe(413);
	expect(sent).toBeLessThan(20);
});

test("a refused request names each field with a fault, in the form's order and words", async () => {
	const { response } = await answerTo(
		formRequest("contact", { ...CONTACT, name: " ", email: "zoe", inquiry: "none" }),
	);
	expect(response.status).toBe(422);
	const { errors } = await response.json();
	expect(errors).toEqual([
		{ field: "name", message: said("name", "missing") },
		{ field: "email", message: said("email", "invalid") },
		{ field: "inquiry", message: said("inquiry", "missing") },
	]);
});

test("a refused request without JavaScript is a page that repeats nothing of what was written (XSS)", async () => {
	const { response } = await answerTo(
		formRequest("contact", { ...CONTACT, email: "<script>alert(1)</script>" }, HTML),
	);
	expect(response.status).toBe(422);
	const html = await response.text();
	expect(html).toContain(said("email", "invalid"));
	expect(html).not.toContain("alert");
	expect(response.headers.get("content-security-policy")).toMatch(
		/^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; form-action 'self'/,
	);
});

test.each([
	["role", { role: "king" }],
	["secondary", { secondary: QUIZ.role }],
	["pillars", { pillars: ["perfectionism", "perfectionism"] }],
	["pillars", { pillars: ["perfectionism"] }],
	["partner", { partner: 7 }],
	["email", { email: "a@b.test\r\nBcc: c@d.test" }],
	["consent", { consent: null }],
])("a refused request for the quiz with a wrong %s names that field", async (field, wrong) => {
	const { response, mails } = await answerTo(quizRequest(wrong));
	expect(response.status).toBe(422);
	expect((await response.json()).errors).toMatchObject([{ field }]);
	expect(mails).toEqual([]);
});

test("a refused request can't set the text or the recipient of a mail", async () => {
	const wording = "BUY NOW https://evil.test";
	const { mails } = await answerTo(
		quizRequest({
			subject: wording,
			html: wording,
			text: wording,
			to: "c@d.test",
			consent: { ...QUIZ.consent, wording },
		}),
	);
	expect(mails).toHaveLength(2);
	expect(JSON.stringify(mails)).not.toMatch(/BUY NOW|evil\.test|c@d\.test/);
	const [before = "", after = ""] = words.inbox.consentOther.split("{version}");
	const text = mails[1]?.text.replace(/\s+/g, " ");
	expect(text).toContain(fill(before, { time: "Nov 21, 2026, 4:59 AM Eastern Time" }));
	expect(text).toMatch(/[0-9a-f]{12}/);
	expect(text).toContain(after);
});

test("a consent that a browser dates to 1999 has the time of the server's clock", async () => {
	const { mails } = await answerTo(
		quizRequest({ consent: { ...QUIZ.consent, at: "1999-06-15T12:00:00.000Z" } }),
	);
	expect(mails[1]?.text).not.toContain("1999");
});

test("the log holds no address and no word of a message", async () => {
	const send = () => Promise.reject(new Error(`no mailbox ${CONTACT.email} ${CONTACT.message}`));
	const { handle, logs } = await delivery({ sender: { send } });
	await handle(formRequest("contact", CONTACT));
	await handle(new Request(`${ENDPOINT}/${CONTACT.email}`));
	expect(logs).toEqual([
		{ event: "answered", route: "contact", status: 200 },
		{ event: "retrying", message: expect.any(String), reason: "Error" },
		{ event: "answered", route: "unknown", status: 404 },
	]);
});

test.each([
	["as JSON", {}, /^\{"message"/],
	["as a page", HTML, /^<!doctype html>/],
])(
	"a failure of the store is reported %s as a reason to retry, without the database's error",
	async (_, headers, body) => {
		const { handle, store } = await delivery();
		await store.close();
		const response = await handle(formRequest("contact", CONTACT, headers));
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBe("30");
		const text = await response.text();
		expect(text).toMatch(body);
		expect(text).not.toMatch(/database|sqlite/i);
	},
);
