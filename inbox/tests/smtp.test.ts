import { formNamed } from "@liberation/shared/content/forms";
import { fill } from "@liberation/shared/quiz/fill";
import type { SMTPServerOptions } from "smtp-server";
import { expect, test } from "vitest";
import { business, english, forms, roleOf, words } from "./content.ts";
import { headersOf, startSmtpPeer } from "./smtp-peer.ts";
import {
	CONTACT,
	delivery,
	FROM,
	formRequest,
	INBOX,
	loopbackSmtp,
	newest,
	QUIZ,
	quizRequest,
} from "./support.ts";

async function sendThrough(request: Request) {
	const peer = await startSmtpPeer();
	const { handle, logs } = await delivery(loopbackSmtp(peer.port));
	await handle(request);
	expect(logs.filter(({ reason }) => reason)).toEqual([]);
	// They leave over several connections, so they arrive in any order.
	return peer.received.toSorted(
		(a, b) => (a.to[0] === INBOX ? 1 : 0) - (b.to[0] === INBOX ? 1 : 0),
	);
}

test("a quiz brings the visitor their results, and the founder who took it and where", async () => {
	const received = await sendThrough(quizRequest());
	const [visitors, founders] = received;
	if (!visitors || !founders) throw new Error("a mail is missing");
	expect(received.map(({ to }) => to)).toEqual([[QUIZ.email], [INBOX]]);
	// No mail gets an automatic reply (RFC 3834).
	for (const mail of received)
		expect(new Map(headersOf(mail)).get("auto-submitted")).toBe("auto-generated");

	const { parsed, raw } = visitors;
	expect(parsed.subject).toBe(fill(english.quiz.mail.subject, { role: roleOf("healer").name }));
	expect(parsed.from?.value).toEqual([FROM]);
	expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
	expect(parsed.attachments).toEqual([]);
	for (const part of [parsed.text, String(parsed.html)]) {
		expect(part).toContain(roleOf("healer").name);
		expect(part).toContain(`© 2026 ${business.name}`);
	}
	expect(founders.parsed.replyTo?.value).toEqual([{ address: QUIZ.email, name: "" }]);
	const text = founders.parsed.text?.replace(/\s+/g, " ");
	expect(text).toContain(QUIZ.partner);
	const time = "Nov 21, 2026, 4:59 AM Eastern Time";
	const [agreed = ""] = words.inbox.consentCurrent.split("{version}");
	expect(text).toContain(fill(agreed, { time, wording: QUIZ.consent.wording }));
});

test.each([
	["=?utf-8?B?4oCubW9jLmxpdmU=?=", "base64"],
	['="?utf-8?Q?Payroll=0D=0ABcc:_x=40evil.test?=', "a quotation mark within"],
	["=\\?utf-8?Q?Payroll?=", "a backslash within"],
	["Zoë =?utf-8?Q?Payroll?= =?utf-8?Q?_Team?=", "other letters beside it"],
])(
	"an encoded word (RFC 2047) in a name, %s (%s), is shown as it was typed, in every header",
	async (name) => {
		const [mail] = await sendThrough(formRequest("contact", { ...CONTACT, name }));
		if (!mail) throw new Error("no mail came");
		const shown = `${mail.parsed.subject} ${mail.parsed.replyTo?.value[0]?.name}`;
		expect(shown).toContain("?utf-8?");
		expect(shown).not.toMatch(/\u202e|Payroll(?!=0D|\?=)|[\r\n]/);
		expect(headersOf(mail).map(([header]) => header)).not.toContain("bcc");
	},
);

test("a form reaches the founder with every letter, its questions and who to reply to", async () => {
	const received = await sendThrough(formRequest("contact", CONTACT));
	expect(received).toHaveLength(1);
	const [mail] = received;
	expect(mail?.to).toEqual([INBOX]);
	const contact = formNamed(forms, "contact");
	expect(mail?.parsed.subject).toBe(
		fill(words.inbox.subject, { form: contact.title, name: CONTACT.name }),
	);
	expect(mail?.parsed.replyTo?.value).toEqual([{ name: CONTACT.name, address: CONTACT.email }]);
	expect(mail?.parsed.text).toMatch(/Guten Morgen,\n\n *schöne Grüße: 你好 🌱/);
	for (const { label } of contact.fields) expect(mail?.parsed.text).toContain(label);
	const inquiry = contact.fields.find(({ name }) => name === "inquiry");
	const options = inquiry?.kind === "select" ? inquiry.options : [];
	expect(mail?.parsed.text).toContain(
		options.find(({ value }) => value === CONTACT.inquiry)?.label,
	);
	expect(mail?.parsed.text).toContain(words.inbox.nextTitle);
	expect(String(mail?.parsed.html)).toContain("schöne Grüße: 你好 🌱");
});

/** Sends a form through a channel, and returns what became of the founder's mail. */
async function outcomeBy(channel: ReturnType<typeof loopbackSmtp>) {
	const { handle, store } = await delivery(channel);
	await handle(formRequest("contact", CONTACT));
	const message = (await newest(store, { form: "contact" }))?.messages[0];
	return [message?.state, message?.reason];
}

test.each([
	["550 5.1.1 no such user", "undeliverable", "SMTP_550"],
	["550 no such user here", "undeliverable", "SMTP_550"],
	["552 5.2.2 mailbox full", "waiting", "SMTP_552"],
	["554 5.7.1 relay denied", "waiting", "SENDER_SMTP_554"],
	["550 quota exceeded", "waiting", "SENDER_SMTP_550"],
	["550 5.1.8 bad sender's domain", "waiting", "SENDER_SMTP_550"],
])("a recipient refused by %s leaves the mail %s, because of %s", async (reply, ...outcome) => {
	const peer = await startSmtpPeer();
	peer.refuseRecipient = () => reply;
	expect(await outcomeBy(loopbackSmtp(peer.port))).toEqual(outcome);
});

test("the refusal of a content filter (after DATA) is not taken for a refusal of the sender", async () => {
	const peer = await startSmtpPeer();
	peer.react = () => ({ refuse: "550 5.7.1 spam" });
	expect(await outcomeBy(loopbackSmtp(peer.port))).toEqual(["waiting", "CONTENT_SMTP_550"]);
});

test.each([
	["an untrusted certificate", { secure: true }, "tls", "CERTIFICATE"],
	["no encryption where it is required", {}, "starttls", "SMTP_500"],
	["no encryption from the first byte", {}, "tls", "TLS"],
] satisfies [string, SMTPServerOptions, "tls" | "starttls", string][])(
	"a mail server with %s is reported as a fault of the settings",
	async (_, options, security, reason) => {
		const { port } = await startSmtpPeer(options);
		expect(await outcomeBy(loopbackSmtp(port, security))).toEqual(["waiting", `SENDER_${reason}`]);
	},
);
