import { expect, test } from "vitest";
import { troubleOf } from "../desk/health.ts";
import { SendError, type Sender } from "../send/channel.ts";
import { CONTACT, delivery, formRequest, SITE } from "./support.ts";

const MINUTE = 60_000;
const failing = (error: Error): Sender => ({
	channel: "outbox",
	concurrency: 1,
	send: () => Promise.reject(error),
});

test("a delivery that works has no trouble", async () => {
	const { handle, ports, clock } = await delivery();
	await handle(formRequest("contact", CONTACT));
	clock.time += 60 * MINUTE;
	expect(await troubleOf(ports)).toEqual([]);
});

test("a store that can't be written to is said", async () => {
	const { ports, store } = await delivery();
	await store.close();
	expect(await troubleOf(ports)).toEqual(["store"]);
});

test("a disk that is nearly full is said before a submission is refused", async () => {
	const { ports } = await delivery();
	const full = [{ kind: "disk", values: { free: "12 MB" } } as const];
	expect(await troubleOf({ ...ports, healthNotes: async () => full })).toEqual(["disk"]);
});

test("a sender that is refused twice is said", async () => {
	const sender = failing(new SendError("SMTP_554", { fault: "sender" }));
	const { handle, ports, clock, deliverer } = await delivery({ sender });
	await handle(formRequest("contact", CONTACT));
	expect(await troubleOf(ports)).toEqual([]);
	clock.time += MINUTE;
	await deliverer.deliverDue();
	expect(await troubleOf(ports)).toEqual(["mail"]);
});

test("messages that don't leave for a quarter of an hour are said", async () => {
	const { handle, ports, clock } = await delivery({ sender: failing(new Error("down")) });
	await handle(formRequest("contact", CONTACT));
	clock.time += 14 * MINUTE;
	expect(await troubleOf(ports)).toEqual([]);
	clock.time += 2 * MINUTE;
	expect(await troubleOf(ports)).toEqual(["queue"]);
});

test("a mail that only a filter refuses is no trouble of the account, until a second one is refused", async () => {
	const sender = failing(new SendError("SMTP_550", { fault: "content" }));
	const { handle, ports, clock, deliverer } = await delivery({ sender });
	await handle(formRequest("contact", CONTACT));
	const passes = async (time: number) => {
		clock.time += time;
		await deliverer.deliverDue();
		return troubleOf(ports);
	};
	for (let hour = 0; hour < 24; hour += 1) expect(await passes(60 * MINUTE)).toEqual([]);
	await handle(formRequest("contact", { ...CONTACT, message: "another one" }));
	expect(await passes(60 * MINUTE)).toEqual(["mail", "queue"]);
});

test("a mail that only a filter refuses is given up after three days", async () => {
	const taken: string[] = [];
	const sender: Sender = {
		channel: "outbox",
		concurrency: 1,
		async send({ id, audience }) {
			if (audience !== "notice") throw new SendError("SMTP_550", { fault: "content" });
			taken.push(id);
		},
	};
	const { handle, ports, clock, deliverer } = await delivery({ sender });
	await handle(formRequest("contact", CONTACT));
	for (let hour = 0; hour < 80; hour += 1) {
		clock.time += 60 * MINUTE;
		await deliverer.deliverDue();
		expect(await troubleOf(ports)).toEqual([]);
	}
	expect(taken).toHaveLength(1);
});

test("/healthz says it to a monitor", async () => {
	const { handle, store } = await delivery();
	const answer = async (running: typeof handle) => {
		const response = await running(new Request(`${SITE}/healthz`));
		return [response.status, response.headers.get("cache-control"), await response.json()];
	};
	expect(await answer(handle)).toEqual([200, "no-store", { status: "ok" }]);
	await store.close();
	const { handle: broken } = await delivery({ store });
	expect(await answer(broken)).toEqual([
		503,
		"no-store",
		{ status: "unavailable", trouble: ["store"] },
	]);
});
