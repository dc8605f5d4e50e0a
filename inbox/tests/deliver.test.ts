import { describe, expect, test } from "vitest";
import { createAnswers } from "../delivery.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import { words } from "./content.ts";
import { startSmtpPeer } from "./smtp-peer.ts";
import {
	CONTACT,
	delivery,
	formRequest,
	freshKey,
	loopbackSmtp,
	newest,
	quizRequest,
	SETTINGS,
} from "./support.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe("the same key is the same submission", () => {
	test("pressed ten times at once, with a mail server that thinks for a while", async () => {
		const peer = await startSmtpPeer();
		peer.react = () => ({ takeAfter: 100 });
		const { handle } = await delivery(loopbackSmtp(peer.port));
		const idempotencyKey = freshKey();
		const responses = await Promise.all(
			Array.from({ length: 10 }, () => handle(quizRequest({ idempotencyKey }))),
		);
		expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
		expect(peer.received).toHaveLength(2);
	});

	test("the time of consent may differ: it is when the attempt was made", async () => {
		const { handle, mails } = await delivery();
		const idempotencyKey = freshKey();
		const wording = "I agree";
		for (const at of ["2026-11-21T09:59:00.000Z", "2026-11-21T09:59:40.000Z"]) {
			const response = await handle(quizRequest({ idempotencyKey, consent: { wording, at } }));
			expect(response.status).toBe(200);
		}
		expect(mails).toHaveLength(2);
	});

	test("with other words: 409, so that no word is lost in silence", async () => {
		const { handle, mails } = await delivery();
		const idempotencyKey = freshKey();
		await handle(formRequest("contact", { ...CONTACT, idempotencyKey }));
		const other = { ...CONTACT, message: "Something else", idempotencyKey };
		expect((await handle(formRequest("contact", other))).status).toBe(409);
		expect(mails).toHaveLength(1);
	});

	test("in another order, or of a form that has changed since, it is the same", async () => {
		const { handle, mails, ports, store } = await delivery();
		const idempotencyKey = freshKey();
		await handle(formRequest("contact", { ...CONTACT, idempotencyKey }));
		const reversed = Object.fromEntries(Object.entries({ ...CONTACT, idempotencyKey }).reverse());
		expect((await handle(formRequest("contact", reversed))).status).toBe(200);
		const { contact } = ports.settings.forms;
		if (!contact) throw new Error("there is no form to write to us");
		const changed = { ...contact, fields: [...contact.fields].reverse().slice(1) };
		const later = await delivery({
			store,
			settings: { forms: { ...ports.settings.forms, contact: changed } },
		});
		const again = await later.handle(formRequest("contact", { ...CONTACT, idempotencyKey }));
		expect(again.status).toBe(200);
		expect([...mails, ...later.mails]).toHaveLength(1);
	});

	test("a machine that fills in the trap can't take the place of a person without a key", async () => {
		const { handle, mails } = await delivery();
		const signUp = { email: "zoe@mail.test", idempotencyKey: "" };
		await handle(formRequest("newsletter", { ...signUp, leaveEmpty: "x" }));
		expect(mails).toEqual([]);
		await handle(formRequest("newsletter", signUp));
		expect(mails).toHaveLength(1);
	});

	test("without a key, the same words within minutes are the same; later they are new", async () => {
		const { handle, mails, clock } = await delivery();
		const send = () => handle(formRequest("contact", { ...CONTACT, idempotencyKey: "" }));
		clock.time += 9 * MINUTE;
		await send();
		clock.time += 2 * MINUTE;
		await send();
		expect(mails).toHaveLength(1);
		clock.time += 21 * MINUTE;
		await send();
		expect(mails).toHaveLength(2);
	});
});

describe("a mail server that does not take a mail", () => {
	test.each([
		["refuses it for now", { refuse: "451 4.3.0 later" }],
		["hangs up before it acknowledges", "hang-up"],
	] as const)("that %s gets the very same bytes again, later and later", async (_, reaction) => {
		const peer = await startSmtpPeer();
		peer.react = (attempt) => (attempt < 4 ? reaction : "take");
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

	test("that thinks for long gets one copy, over five connections at most", async () => {
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
});

describe("a process that ends between the last byte and its acknowledgement", () => {
	test("leaves a mail uncertain: it is listed, and the founder is told with its words", async () => {
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
	});

	test("leaves no notice uncertain: better twice than not at all", async () => {
		const store = await openSqliteStore(":memory:");
		const seen: [audience: string, isUncertain: boolean][] = [];
		const { handle, clock } = await delivery({
			store,
			settings: { limits: { ...SETTINGS.limits, overall: { most: 1, seconds: 3_600 } } },
			sender: {
				async send({ id, audience }, handOver) {
					await handOver();
					// What would be found if the process ended here.
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
});
