import { PILLAR_KEYS, ROLE_KEYS } from "@liberation/shared/quiz/keys";
import fc from "fast-check";
import { simpleParser } from "mailparser";
import { expect, test } from "vitest";
import type { LeasedMessage } from "../store/types.ts";
import { anyText } from "./any-text.ts";
import { formNames } from "./content.ts";
import { CONTACT, delivery, ENDPOINT, INBOX, loopbackSmtp, QUIZ } from "./support.ts";

/** `npm run test:long` makes 10,000 requests. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 250);

/** The only addresses of valid requests, so no mail to another address may leave. */
const GIVEN = ["zoe.obrien@mail.test", "o'brien+quiz@sub.mail.test"];

/** What attackers put into fields. */
const nasty = fc.constantFrom(
	"a@b.test\r\nBcc: victim@evil.test",
	"a@b.test\nContent-Type: text/html",
	"a@b.test,victim@evil.test",
	"victim@evil.test <a@b.test>",
	'"victim@evil.test"@b.test',
	"a@b.test%0d%0aBcc:victim@evil.test",
	"\u0000",
	"\ud800",
	"\u202evictim",
	"<script>alert(1)</script>",
	"=?utf-8?Q?=0D=0ABcc:_victim@evil.test?=",
	"x".repeat(20_000),
	"__proto__",
	"{{7*7}}",
);
const text = fc.oneof(nasty, anyText(), fc.string(), fc.constantFrom(...GIVEN));
const value = fc.oneof(
	{ weight: 6, arbitrary: text },
	{ weight: 1, arbitrary: fc.jsonValue() },
	{ weight: 1, arbitrary: fc.array(text, { maxLength: 3 }) },
);

/** Valid answers, some of which are then replaced. */
const sound = fc.constantFrom<Record<string, unknown>>(
	CONTACT,
	{ ...CONTACT, email: GIVEN[1] },
	{ email: GIVEN[0] },
	{ ...CONTACT, amount: "5", frequency: "monthly", consent: "true", kind: "workshop", idea: "x" },
);
const quiz = fc.record({
	...Object.fromEntries(Object.entries(QUIZ).map(([key, sent]) => [key, fc.constant(sent)])),
	email: fc.constantFrom(...GIVEN),
	role: fc.constantFrom(...ROLE_KEYS),
	pillars: fc.array(fc.constantFrom(...PILLAR_KEYS), { minLength: 2, maxLength: 2 }),
});
const names = fc.constantFrom(
	...["name", "email", "message", "inquiry", "consent", "partner", "role", "secondary", "pillars"],
	...["leaveEmpty", "idempotencyKey", "__proto__", "constructor", "to", "subject", "html"],
);
const answers = fc
	.tuple(fc.oneof(sound, quiz), fc.dictionary(names, value, { maxKeys: 2 }))
	.map(([good, spoiled]) => ({ ...good, ...spoiled }));

const route = fc.oneof(
	{ weight: 8, arbitrary: fc.constantFrom<string>(...formNames, "quiz") },
	{ weight: 1, arbitrary: fc.constantFrom("confirm", "unsubscribe", "", "constructor", "../quiz") },
	{ weight: 1, arbitrary: fc.webPath() },
);

const encoded = fc.oneof(
	answers.map((content) => ({ type: "application/json", body: JSON.stringify(content) })),
	answers.map((content) => ({
		type: "application/x-www-form-urlencoded",
		body: new URLSearchParams(
			Object.entries(content).flatMap(([name, sent]): [string, string][] =>
				Array.isArray(sent)
					? sent.map((each) => [name, String(each)])
					: [[name, typeof sent === "string" ? sent : JSON.stringify(sent)]],
			),
		).toString(),
	})),
	fc.record({
		type: fc.constantFrom("application/json", "text/html", "multipart/form-data", ""),
		body: anyText(),
	}),
);

const request = fc
	.record({
		route,
		encoded,
		method: fc.oneof(
			{ weight: 12, arbitrary: fc.constant("POST") },
			{ weight: 1, arbitrary: fc.constantFrom("GET", "PUT", "DELETE", "OPTIONS", "HEAD") },
		),
		accept: fc.constantFrom("application/json", "text/html", "*/*"),
	})
	.map(({ route, encoded: { type, body }, method, accept }) => ({
		method,
		address: `${ENDPOINT}/${route}?token=${encodeURIComponent(body.slice(0, 40).toWellFormed())}`,
		headers: { Accept: accept, ...(type && { "Content-Type": type }) },
		...(method !== "GET" && method !== "HEAD" && { body }),
	}));

test(`none of ${RUNS} random requests causes a 500, mails a stranger or injects a header`, async () => {
	const seen = new Map<number, number>();
	let mailed = 0;
	const { mailChannel } = loopbackSmtp(0);
	await fc.assert(
		fc.asyncProperty(request, async ({ address, ...init }) => {
			const mails: { recipient: string; content: string }[] = [];
			const sender = { send: async (mail: LeasedMessage) => void mails.push(mail) };
			const { handle, logs } = await delivery({
				mailChannel,
				sender: { ...mailChannel, ...sender },
			});
			const response = await handle(new Request(address, init));
			seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
			expect(response.status).toBeLessThan(500);
			expect(logs.filter(({ event }) => event === "answered")).toHaveLength(1);
			// No answer repeats what was sent.
			expect(await response.text()).not.toMatch(/evil\.test|<script/);
			mailed += mails.length;
			for (const { recipient, content } of mails) {
				expect([INBOX, ...GIVEN]).toContain(recipient);
				const { raw } = JSON.parse(content);
				const { headerLines } = await simpleParser(raw, { skipHtmlToText: true });
				expect(headerLines.map(({ key }) => key).filter((key) => !OURS.includes(key))).toEqual([]);
				expect(headerLines.filter(({ key }) => key === "to")).toHaveLength(1);
			}
		}),
		{ numRuns: RUNS },
	);
	// If every request were refused at once, the test would prove nothing.
	expect(mailed, "mails").toBeGreaterThan(RUNS / 20);
	for (const status of [200, 303, 415, 422])
		expect(seen.get(status), String(status)).toBeGreaterThan(0);
});

const OURS = [
	...["content-type", "from", "to", "reply-to", "subject", "message-id", "date", "mime-version"],
	...["auto-submitted", "list-unsubscribe", "list-unsubscribe-post"],
];
