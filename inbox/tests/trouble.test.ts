import { expect, test } from "vitest";
import { timesOf } from "../common/time.ts";
import { notifyFull } from "../deliver/notices.ts";
import { healthNotes, troubleOf } from "../desk/health.ts";
import { type Fault, SendError } from "../send/channel.ts";
import type { LeasedMessage } from "../store/types.ts";
import { words } from "./content.ts";
import { CONTACT, delivery, formRequest, newest, quizRequest, SITE } from "./support.ts";

/* Mail that is refused, and what /healthz and the desk say of it. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BLOCKED = "blocked@mail.test";

const contact = (message = "Hi") => formRequest("contact", { ...CONTACT, message });

/** A delivery whose mail server refuses some messages; `server.faultOf` says which, and may be replaced. */
async function refusing(faultOf: (message: LeasedMessage) => Fault | false) {
	const server = { faultOf };
	const taken: LeasedMessage[] = [];
	const running = await delivery({
		sender: {
			async send(message) {
				const fault = server.faultOf(message);
				if (fault) throw new SendError("SMTP_451", { fault });
				taken.push(message);
			},
		},
	});
	const { ports, store, clock, deliverer } = running;
	const trouble = () => troubleOf(ports);
	return {
		...running,
		server,
		taken,
		trouble,
		notes: async () => (await healthNotes(ports, await store.health())).map(({ what }) => what),
		message: async (form = "contact") => (await newest(store, { form }))?.messages[0],
		notices: async () => (await store.list({ form: "notice" }, 9)).submissions.length,
		/** Lets time pass, and sends what is due at each step. */
		async pass(time: number, step = time) {
			for (const end = clock.time + time; clock.time < end; ) {
				clock.time += step;
				await deliverer.deliverDue();
			}
			return trouble();
		},
	};
}

test("a mail server's refusal of the account makes no mail undeliverable, and is reported from the second attempt on", async () => {
	const { handle, server, pass, trouble, notes, ...running } = await refusing(() => "sender");
	await handle(quizRequest());
	expect(await trouble()).toEqual([]);
	expect(await pass(MINUTE)).toEqual(["mail"]);
	expect(await pass(8 * DAY, DAY / 2)).toEqual(["mail", "queue"]);
	expect(await notes()).toContainEqual(expect.stringMatching(/^2 mails .*SMTP_451/));
	const waiting = { state: "waiting", reason: "SENDER_SMTP_451" };
	const quiz = await newest(running.store, { form: "quiz" });
	expect(quiz?.messages).toMatchObject([waiting, waiting]);
	// A notice could not be mailed either.
	expect(await running.notices()).toBe(0);

	// One accepted mail shows that the account works.
	server.faultOf = ({ submissionId }) => submissionId === quiz?.id && "sender";
	await handle(contact());
	expect(await trouble()).toEqual([]);
	server.faultOf = () => false;
	expect(await running.store.retryAll(running.clock.time)).toBe(2);
	expect(await pass(HOUR)).toEqual([]);
	expect(await notes()).toEqual([]);
	expect(running.taken).toHaveLength(3);
});

test("a mail that a refusal of the account holds up is tried every quarter of an hour, so that it leaves soon after the repair", async () => {
	const { handle, server, pass, message, taken } = await refusing(() => "sender");
	await handle(contact());
	await pass(DAY, HOUR / 4);
	expect((await message())?.attempts).toBe(DAY / (HOUR / 4) + 1);
	server.faultOf = () => false;
	await pass(HOUR / 4);
	expect(taken).toHaveLength(1);
});

test("a mail server's refusal of the account for one recipient only is not reported, and that mail becomes undeliverable after three days", async () => {
	const { handle, clock, trouble, message, store } = await refusing(
		({ recipient }) => recipient === BLOCKED && "sender",
	);
	await handle(quizRequest({ email: BLOCKED }));
	for (let hour = 0; hour < 80; hour += 1) {
		clock.time += HOUR;
		await handle(contact(`message ${hour}`));
		expect(await trouble(), String(hour)).toEqual([]);
		if (hour < 60) expect((await message("quiz"))?.state).toBe("waiting");
	}
	expect(await message("quiz")).toMatchObject({ state: "undeliverable", reason: "SMTP_451" });
	expect((await message("quiz"))?.attempts).toBeLessThan(25);
	expect((await newest(store, { form: "notice" }))?.answers.text).toBe(
		words.notices.undeliverable.text,
	);
});

test("a mail that a filter refuses after it has read it is not reported until the filter refuses a second one", async () => {
	const { handle, pass } = await refusing(() => "content");
	await handle(contact());
	for (let hour = 0; hour < 24; hour += 1) expect(await pass(HOUR)).toEqual([]);
	await handle(contact("another one"));
	expect(await pass(HOUR)).toEqual(["mail", "queue"]);
});

test("a mail server that is down is reported after a quarter of an hour", async () => {
	const { handle, pass, notes, ports, clock } = await refusing(() => "moment");
	const since = timesOf(ports.settings).time(clock.time);
	await handle(contact());
	clock.time += 14 * MINUTE;
	expect(await troubleOf(ports)).toEqual([]);
	const failing = "1 mail couldn’t be sent so far: SMTP_451.";
	expect(await notes()).toEqual([failing]);
	expect(await pass(2 * MINUTE)).toEqual(["queue"]);
	expect(await notes()).toEqual([failing, `The oldest mail has been waiting since ${since}.`]);
});

test("a mail to an address that doesn't exist is not tried again, and the founder is told", async () => {
	let attempts = 0;
	const { handle, pass, message, notes, taken } = await refusing(({ audience }) => {
		attempts += 1;
		return audience === "visitor" && "message";
	});
	await handle(quizRequest());
	await pass(4 * DAY, DAY);
	expect(await message("quiz")).toMatchObject({ state: "undeliverable", attempts: 1 });
	expect(taken.map(({ audience }) => audience)).toEqual(["founder", "notice"]);
	expect(attempts).toBe(3);
	expect(await notes()).toEqual(["1 submission couldn’t be delivered."]);
});

test("the desk says that the clock was wrong, and that a limit was reached", async () => {
	const { handle, ports, clock, notes } = await refusing(() => false);
	await handle(contact());
	await notifyFull(ports);
	clock.time -= HOUR;
	expect(await notes()).toEqual([
		expect.stringContaining("clock was wrong"),
		expect.stringContaining("more than it takes in an hour"),
	]);
});

test("a disk that is nearly full, a store that can't be written to and a doubted clock are reported", async () => {
	const running = await delivery();
	const full = [{ kind: "disk", values: { free: "12 MB" } } as const];
	const ports = { ...running.ports, healthNotes: async () => full };
	expect(await troubleOf(ports)).toEqual(["disk"]);
	const check = () => Promise.reject(new Error("read-only"));
	const broken = { ...ports, store: { ...running.store, check } };
	const notes = await healthNotes(broken, await running.store.health());
	expect(notes.map(({ what }) => what)).toEqual([
		"The store can’t be written to.",
		"The server’s disk has 12 MB left.",
	]);
	const healthz = async (clock = running.ports.clock) => {
		// A response of /healthz is cached for a second, so each server is asked once.
		const { handle } = await delivery({ store: running.store, clock });
		const response = await handle(new Request(`${SITE}/healthz`));
		return [response.status, response.headers.get("cache-control"), await response.json()];
	};
	expect(await healthz()).toEqual([200, "no-store", { status: "ok" }]);
	const doubted = await healthz({ now: Date.now, isDoubted: () => true });
	expect(doubted).toEqual([503, "no-store", { status: "unavailable", trouble: ["clock"] }]);
	await running.store.close();
	expect(await healthz()).toEqual([503, "no-store", { status: "unavailable", trouble: ["store"] }]);
});
