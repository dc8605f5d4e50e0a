import { describe, expect, test } from "vitest";
import type { Mail, MailTransport } from "../../../functions/ports.ts";
import { startSmtpPeer } from "./smtp-peer.ts";
import { CONTACT, delivery, formRequest, freshKey, loopbackSmtp, quizRequest } from "./support.ts";

/** Takes the mails that it is told to, and keeps them. */
function flaky(takes: (mail: Mail, attempt: number) => boolean) {
	const taken: Mail[] = [];
	let attempts = 0;
	const transport: MailTransport = {
		async send(mail) {
			attempts += 1;
			if (!takes(mail, attempts)) throw Object.assign(new Error("no"), { code: "ECONNREFUSED" });
			taken.push(mail);
		},
	};
	return { transport, taken };
}

describe("the same key is the same submission", () => {
	test("sent twice, one after the other", async () => {
		const { handle, mails } = delivery();
		const idempotencyKey = freshKey();
		for (const _ of [1, 2]) {
			const response = await handle(formRequest("contact", { ...CONTACT, idempotencyKey }));
			expect(await response.json()).toEqual({ status: "sent" });
		}
		expect(mails).toHaveLength(1);
	});

	test("pressed ten times at once, through a real mail server that is slow", async () => {
		const peer = await startSmtpPeer();
		peer.delay = 100;
		const { handle } = delivery({ transport: loopbackSmtp(peer.port) });
		const idempotencyKey = freshKey();
		const responses = await Promise.all(
			Array.from({ length: 10 }, () => handle(quizRequest({ idempotencyKey }))),
		);
		expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
		expect(peer.received).toHaveLength(2);
	});

	test("the time of consent may differ: it is when the attempt was made", async () => {
		const { handle, mails } = delivery();
		const idempotencyKey = freshKey();
		const wording = "I agree";
		for (const at of ["2026-11-21T09:59:00.000Z", "2026-11-21T09:59:40.000Z"]) {
			const response = await handle(quizRequest({ idempotencyKey, consent: { wording, at } }));
			expect(response.status).toBe(200);
		}
		expect(mails).toHaveLength(2);
	});

	test("with other words: 409, so that no word is lost in silence", async () => {
		const { handle, mails } = delivery();
		const idempotencyKey = freshKey();
		await handle(formRequest("contact", { ...CONTACT, idempotencyKey }));
		const other = { ...CONTACT, message: "Something else", idempotencyKey };
		expect((await handle(formRequest("contact", other))).status).toBe(409);
		expect(mails).toHaveLength(1);
	});

	test("without a key, the same words within minutes are the same; tomorrow they are new", async () => {
		const { handle, mails, clock } = delivery();
		const send = () => handle(formRequest("contact", { ...CONTACT, idempotencyKey: "" }));
		await send();
		await send();
		expect(mails).toHaveLength(1);
		clock.time += 11 * 60 * 1000;
		await send();
		expect(mails).toHaveLength(2);
	});
});

describe("mail that does not go out", () => {
	test("503 with Retry-After, and the next attempt sends", async () => {
		const { transport, taken } = flaky((_, attempt) => attempt > 1);
		const { handle, logs } = delivery({ transport });
		const idempotencyKey = freshKey();
		const first = await handle(formRequest("contact", { ...CONTACT, idempotencyKey }));
		expect(first.status).toBe(503);
		expect(first.headers.get("retry-after")).toBe("30");
		expect(logs.at(-1)).toMatchObject({ event: "mail-failed", reason: "ECONNREFUSED" });
		const second = await handle(formRequest("contact", { ...CONTACT, idempotencyKey }));
		expect(second.status).toBe(200);
		expect(taken).toHaveLength(1);
	});

	test("the second of two fails: the first is not sent again", async () => {
		const { transport, taken } = flaky((_, attempt) => attempt !== 2);
		const { handle } = delivery({ transport });
		const idempotencyKey = freshKey();
		expect((await handle(quizRequest({ idempotencyKey }))).status).toBe(503);
		expect((await handle(quizRequest({ idempotencyKey }))).status).toBe(200);
		expect(taken.map(({ to }) => to.address)).toEqual([
			"zoe.obrien@mail.test",
			"office@school.test",
		]);
	});

	test("a server that refuses, and then does not", async () => {
		const peer = await startSmtpPeer();
		peer.refuse = true;
		const { handle } = delivery({ transport: loopbackSmtp(peer.port) });
		const idempotencyKey = freshKey();
		expect((await handle(quizRequest({ idempotencyKey }))).status).toBe(503);
		peer.refuse = false;
		expect((await handle(quizRequest({ idempotencyKey }))).status).toBe(200);
		expect(peer.received).toHaveLength(2);
	});

	test("no server at all", async () => {
		const { handle } = delivery({ transport: loopbackSmtp(1) });
		expect((await handle(quizRequest())).status).toBe(503);
	});

	test("slow: the visitor is told in time, and the attempt that follows finds it sent", async () => {
		const peer = await startSmtpPeer();
		peer.delay = 300;
		const transport = loopbackSmtp(peer.port);
		const { handle } = delivery({ transport, settings: { patience: 50 } });
		const idempotencyKey = freshKey();
		expect((await handle(formRequest("contact", { ...CONTACT, idempotencyKey }))).status).toBe(503);
		await expect.poll(() => peer.received.length).toBe(1);
		await expect
			.poll(async () => {
				const again = await handle(formRequest("contact", { ...CONTACT, idempotencyKey }));
				return again.status;
			})
			.toBe(200);
		expect(peer.received).toHaveLength(1);
	});
});

describe("too often", () => {
	const limits = {
		perClient: { count: 3, seconds: 600 },
		perRecipient: { count: 2, seconds: 3_600 },
	};

	test("for one address: 429, and when to come back", async () => {
		const { handle, mails, clock } = delivery({ settings: { limits } });
		const send = (email: string) => handle(quizRequest({ email }));
		expect((await send("a@b.test")).status).toBe(200);
		expect((await send("A@B.test")).status).toBe(200);
		const refused = await send("a@b.test");
		expect(refused.status).toBe(429);
		const seconds = Number(refused.headers.get("retry-after"));
		expect(seconds).toBeGreaterThan(0);
		expect((await send("c@d.test")).status).toBe(200);
		clock.time += seconds * 1000;
		expect((await send("a@b.test")).status).toBe(200);
		expect(mails).toHaveLength(8);
	});

	test("from one place: 429, while others can still send", async () => {
		const { handle } = delivery({ settings: { limits } });
		const send = async (client: string, email: string) =>
			(await handle(quizRequest({ email }, { "x-test-client": client }))).status;
		const statuses: number[] = [];
		for (const index of [1, 2, 3, 4]) statuses.push(await send("10.0.0.1", `${index}@b.test`));
		expect(statuses).toEqual([200, 200, 200, 429]);
		expect(await send("10.0.0.2", "5@b.test")).toBe(200);
	});

	test("trying again after a failure does not count", async () => {
		const { transport } = flaky((_, attempt) => attempt > 5);
		const { handle } = delivery({ transport, settings: { limits } });
		const request = { ...CONTACT, idempotencyKey: freshKey() };
		const statuses: number[] = [];
		for (const _ of [1, 2, 3, 4, 5, 6]) {
			statuses.push((await handle(formRequest("contact", request))).status);
		}
		expect(statuses).toEqual([503, 503, 503, 503, 503, 200]);
	});
});
