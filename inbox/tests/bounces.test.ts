import { fill } from "@liberation/shared/quiz/fill";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { words } from "./content.ts";
import { delivery, ENDPOINT, formRequest, INBOX, newest, QUIZ, quizRequest } from "./support.ts";

const SIGNED = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3";
const PASSWORD = "0123456789abcdef0123456789abcdef";
const EMAIL = QUIZ.email;

/** The fields that the inbox reads of Resend's report: https://resend.com/docs/webhooks/emails/bounced */
const RESEND = {
	type: "email.bounced",
	created_at: "2026-11-22T23:41:12.126Z",
	data: { to: [EMAIL], bounce: { subType: "Suppressed", type: "Permanent" } },
};

const TRANSIENT = { ...RESEND, data: { to: [EMAIL], bounce: { type: "Transient" } } };

/** The fields that the inbox reads of Postmark's report: https://postmarkapp.com/developer/webhooks/bounce-webhook */
const POSTMARK = { RecordType: "Bounce", Type: "HardBounce", Email: EMAIL, Inactive: true };

function post(body: string, headers: Readonly<Record<string, string>>): Request {
	return new Request(`${ENDPOINT}/bounces`, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body,
	});
}

function fromResend(content: unknown, secret = SIGNED, at = new Date()): Request {
	const body = JSON.stringify(content);
	return post(body, {
		"svix-id": "msg_1",
		"svix-timestamp": String(Math.floor(at.getTime() / 1000)),
		"svix-signature": new Webhook(secret).sign("msg_1", at, body),
	});
}

function fromPostmark(content: unknown, password = PASSWORD): Request {
	const credentials = Buffer.from(`bounces:${password}`).toString("base64");
	return post(JSON.stringify(content), { Authorization: `Basic ${credentials}` });
}

const SERVICES = [
	["Resend", SIGNED, (): Request => fromResend(RESEND)],
	["Postmark", PASSWORD, (): Request => fromPostmark(POSTMARK)],
] as const;

test.each(SERVICES)(
	"a bounce that %s reports ends mail to the address, and the founder is told once",
	async (_, bounceSecret, report) => {
		const { handle, mails, store } = await delivery({ settings: { bounceSecret } });
		for (const _copy of [1, 2]) expect((await handle(report())).status).toBe(200);
		expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
			[INBOX, fill(words.inbox.bouncedSubject, { email: EMAIL })],
		]);
		expect(await newest(store)).toMatchObject({ form: "bounced", email: EMAIL });

		await handle(quizRequest());
		expect(mails.slice(1).map(({ to }) => to.address)).toEqual([INBOX]);
		// A new sign-up may be confirmed, because pressing the link proves that the address gets mail.
		await handle(formRequest("newsletter", { email: EMAIL }));
		expect(mails.slice(2).map(({ to }) => to.address)).toEqual([EMAIL]);
	},
);

test.each([
	["Resend", SIGNED, fromResend({ ...RESEND, type: "email.complained" })],
	["Postmark", PASSWORD, fromPostmark({ ...POSTMARK, RecordType: "SpamComplaint" })],
])("a spam complaint that %s reports unsubscribes the reader", async (_, bounceSecret, report) => {
	const { handle, store } = await delivery({ settings: { bounceSecret } });
	await handle(report);
	expect((await newest(store))?.form).toBe("unsubscribe");
});

test.each([
	["with a wrong signature", SIGNED, () => fromResend(RESEND, `whsec_${btoa("another secret")}`)],
	[
		"with an old signature (replay)",
		SIGNED,
		() => fromResend(RESEND, SIGNED, new Date(Date.now() - 600_000)),
	],
	["with the signing secret as a password", SIGNED, () => fromPostmark(POSTMARK, SIGNED)],
	["with a wrong password", PASSWORD, () => fromPostmark(POSTMARK, `${PASSWORD}0`)],
	["with a password that isn't base64", PASSWORD, () => post("{}", { Authorization: "Basic *" })],
])(
	"a bounce report %s has the status 401, and nothing is stored",
	async (_, bounceSecret, report) => {
		const { handle, store } = await delivery({ settings: { bounceSecret } });
		expect((await handle(report())).status).toBe(401);
		expect((await store.list({}, 1)).submissions).toEqual([]);
	},
);

test.each([
	["a mail that the service tries again", SIGNED, () => fromResend(TRANSIENT)],
	["a body without an event", SIGNED, () => fromResend([])],
	["a full mailbox", PASSWORD, () => fromPostmark({ ...POSTMARK, Inactive: false })],
	[
		"a report without an address",
		PASSWORD,
		() => fromPostmark({ ...POSTMARK, Email: "zoe at d.test" }),
	],
])(
	"%s is no hard bounce: the status is 200, and nothing is stored",
	async (_, bounceSecret, report) => {
		const { handle, store } = await delivery({ settings: { bounceSecret } });
		expect((await handle(report())).status).toBe(200);
		expect((await store.list({}, 1)).submissions).toEqual([]);
	},
);

test("the URL for bounce reports is a 404 without a secret, and refuses GET and large bodies", async () => {
	const closed = await delivery();
	expect((await closed.handle(fromResend(RESEND))).status).toBe(404);
	const { handle } = await delivery({ settings: { bounceSecret: SIGNED } });
	expect((await handle(new Request(`${ENDPOINT}/bounces`))).status).toBe(405);
	expect((await handle(post("x".repeat(140_000), {}))).status).toBe(413);
});
