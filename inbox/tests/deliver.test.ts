import { formNamed } from "@liberation/shared/content/forms";
import { expect, test } from "vitest";
import { SCHEDULE } from "../deliver/attempt.ts";
import { createDeliverer } from "../deliver/deliverer.ts";
import { createAnswers } from "../delivery.ts";
import type { Sender } from "../send/channel.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import { words } from "./content.ts";
import { ANSWERS, STEPS, startScriptedPeer, startSmtpPeer } from "./smtp-peer.ts";
import {
	CONTACT,
	delivery,
	formRequest,
	loopbackSmtp,
	newest,
	quizRequest,
	SETTINGS,
} from "./support.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const key = { idempotencyKey: "0123456789abcdef" };
const noKey = { idempotencyKey: "" };
const contact = (more: Readonly<Record<string, string>> = key) =>
	formRequest("contact", { ...CONTACT, ...more });
const reversed = Object.entries({ ...CONTACT, ...key }).reverse();
const decomposed = Object.fromEntries(
	reversed.map(([name, text]) => [name, text.normalize("NFD")]),
);
const quizAt = (at: string) => quizRequest({ ...key, consent: { wording: "I agree", at } });
const signUp = { email: "zoe@mail.test", ...noKey };

test.each([
	[
		"a quiz whose time of consent is that of the attempt",
		{ minutes: 0, status: 200, mails: 0 },
		() => [quizAt("2026-11-21T09:59:00.000Z"), quizAt("2026-11-21T09:59:40.000Z")],
	],
	[
		"a form in another order, from a device that decomposes letters (NFD)",
		{ minutes: 0, status: 200, mails: 0 },
		() => [contact(), formRequest("contact", decomposed)],
	],
	[
		"a form with other words under the same key",
		{ minutes: 0, status: 409, mails: 0 },
		() => [contact(), contact({ ...key, message: "Something else" })],
	],
	[
		"a form without an idempotency key within minutes",
		{ minutes: 2, status: 200, mails: 0 },
		() => [contact(noKey), contact(noKey)],
	],
	[
		"a form without an idempotency key after half an hour",
		{ minutes: 23, status: 200, mails: 1 },
		() => [contact(noKey), contact(noKey)],
	],
	[
		"a person's form after a bot's that filled in the honeypot",
		{ minutes: 0, status: 200, mails: 1 },
		() => [{ ...signUp, leaveEmpty: "x" }, signUp].map((each) => formRequest("newsletter", each)),
	],
])(
	"a submission that is sent twice: %s has this delay, second response and number of further mails: %j",
	async (_, { minutes, status, mails: more }, requests) => {
		const { handle, mails, clock } = await delivery();
		const [first = contact(), second = contact()] = requests();
		clock.time += 9 * MINUTE;
		expect((await handle(first)).status).toBe(200);
		const before = mails.length;
		clock.time += minutes * MINUTE;
		expect((await handle(second)).status).toBe(status);
		expect(mails).toHaveLength(before + more);
	},
);

test("a submission that is sent twice counts as a duplicate where its form has changed in between", async () => {
	const { handle, mails, ports, store } = await delivery();
	await handle(contact());
	const form = formNamed(ports.settings.forms, "contact");
	const changed = { ...form, fields: form.fields.toReversed().slice(1) };
	const forms = { ...ports.settings.forms, contact: changed };
	const later = await delivery({ store, settings: { forms } });
	expect((await later.handle(contact())).status).toBe(200);
	expect([...mails, ...later.mails]).toHaveLength(1);
});

test("a mail server that refuses a mail for now gets the very same bytes again, later and later", async () => {
	const peer = await startSmtpPeer();
	peer.react = (attempt) => (attempt < 4 ? { refuse: "451 4.3.0 later" } : "take");
	const { handle, deliverer, clock } = await delivery(loopbackSmtp(peer.port));
	expect((await handle(formRequest("contact", CONTACT))).status).toBe(200);
	for (const attempt of [1, 2, 3]) {
		expect(peer.attempts).toHaveLength(attempt);
		await deliverer.deliverDue();
		expect(peer.attempts).toHaveLength(attempt);
		clock.time += 2 ** attempt * MINUTE;
		await deliverer.deliverDue();
	}
	expect(peer.received).toHaveLength(1);
	expect(new Set(peer.attempts).size).toBe(1);
});

/** What becomes in four days of a mail that a server answers like that after its last byte, and how often it's sent. */
const ENDS = {
	reply: ["delivered", 1],
	"451 later": ["undeliverable", 7],
	"554 no": ["undeliverable", 7],
	silence: ["uncertain", 2],
	"hang-up": ["uncertain", 2],
} as const;

test.each(STEPS.flatMap((step) => ANSWERS.map((answer) => [step, answer] as const)))(
	"a mail server that answers at %s with %s gets a mail that may have arrived once more at most",
	async (step, answer) => {
		const peer = await startScriptedPeer(step, answer);
		// The peer has no certificate, so no mail follows.
		const security = step === "STARTTLS" ? "starttls" : "none";
		// Only silence is waited out, so that a reply that comes late on a busy machine still counts.
		const { sender } = loopbackSmtp(peer.port, security, answer === "silence" ? 500 : undefined);
		let handedOver = 0;
		const send: Sender["send"] = (message, handOver) =>
			sender.send(message, () => {
				if (message.audience === "founder") handedOver += 1;
				return handOver();
			});
		const running = await delivery({ mailChannel: sender, sender: { ...sender, send } });
		const { store, handle, clock, deliverer } = running;
		await handle(formRequest("contact", CONTACT));
		const state = async () => (await newest(store, { form: "contact" }))?.state;
		const isTaken = answer === "reply" && security === "none";
		expect(await state()).toBe(isTaken ? "delivered" : "waiting");
		expect(handedOver).toBe(isTaken || step === "dot" ? 1 : 0);
		expect(peer.dots).toBe(handedOver);
		if (step !== "dot") return;
		for (let half = 0; half < 8; half += 1) {
			clock.time += DAY / 2;
			await deliverer.deliverDue();
		}
		const [end, times] = ENDS[answer];
		expect([await state(), handedOver]).toEqual([end, times]);
		const { submissions } = await store.list({ form: "notice" }, 9);
		const told = submissions.map(({ answers }) => answers.kind);
		expect(told).toEqual(end === "delivered" ? [] : [end]);
	},
);

test("a mail server that is slow gets one copy of each mail, over five connections at most", async () => {
	const peer = await startSmtpPeer();
	peer.react = () => ({ takeAfter: 200 });
	const { ports, deliverer, handle } = await delivery(loopbackSmtp(peer.port));
	await Promise.all(
		Array.from({ length: 20 }, (_, index) =>
			handle(formRequest("contact", { ...CONTACT, message: `message ${index}` })),
		),
	);
	await deliverer.deliverDue();
	expect(peer.received).toHaveLength(20);
	expect(peer.mostConnections()).toBe(5);
	expect(await ports.store.nextAttemptAt()).toBeUndefined();
});

test("a process whose clock is seconds behind that of another takes no message from it", async () => {
	const { ports, store, clock } = await delivery();
	const waiting = { client: undefined, stored: () => undefined };
	await createAnswers(ports)(formRequest("contact", CONTACT), waiting);
	const later = clock.time + 5_000;
	const [leased] = await store.lease("outbox", later, later + SCHEDULE.lease, 1);
	if (!leased) throw new Error("nothing was due");
	expect(await store.handOver(leased.lease)).toBe(true);
	const behind = createDeliverer(ports, [], { ...SCHEDULE, longestDelay: SCHEDULE.lease });
	expect(await behind.isDue()).toBe(false);
	await behind.resume();
	expect(await store.settle(leased.lease, { state: "delivered" }, later)).toBe(true);
	expect((await store.list({}, 9)).submissions.map(({ form }) => form)).toEqual(["contact"]);
});

test("a process that ends between the last byte and its acknowledgement leaves a mail uncertain: it is listed, and the founder gets a notice that quotes it and is deleted with it", async () => {
	const { ports, store, clock, deliverer, mails } = await delivery();
	const waiting = { client: undefined, stored: () => undefined };
	await createAnswers(ports)(formRequest("contact", CONTACT), waiting);
	const id = (await newest(store))?.id ?? "";
	const [leased] = await store.lease("outbox", clock.time, clock.time + MINUTE, 1);
	expect(leased && (await store.handOver(leased.lease))).toBe(true);
	clock.time += 2 * MINUTE;
	await deliverer.deliverDue();
	expect((await store.find(id))?.state).toBe("uncertain");
	expect(mails.map(({ subject }) => subject)).toEqual([words.notices.uncertain.subject]);
	expect(mails[0]?.text).toContain("schöne Grüße: 你好 🌱");
	await store.remove([id]);
	expect((await store.list({}, 9)).submissions).toEqual([]);
});

test("a process that ends between the last byte and its acknowledgement leaves no notice uncertain: a notice is sent again, though it may arrive twice", async () => {
	const store = await openSqliteStore(":memory:");
	const seen: [audience: string, isUncertain: boolean][] = [];
	const { handle, clock } = await delivery({
		store,
		settings: { limits: { ...SETTINGS.limits, overall: { most: 1, seconds: 3_600 } } },
		sender: {
			async send({ id, audience }, handOver) {
				await handOver();
				// If the process ended here, the next start would find these messages uncertain.
				const found = await store.interrupted(clock.time + DAY);
				seen.push([audience, found.some((each) => each.id === id)]);
			},
		},
	});
	for (const _ of ["within the limit for everybody", "above it"]) {
		await handle(formRequest("contact", CONTACT));
	}
	expect(seen).toEqual([
		["founder", true],
		["notice", false],
	]);
});
