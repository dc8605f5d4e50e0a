import { describe, expect, test } from "vitest";
import { sweep } from "../../../../functions/retention.ts";
import { clockNotes } from "../../../../functions/runtimes/node/host-notes.ts";
import { createSteadyClock } from "../../../../functions/runtimes/steady-clock.ts";
import { CONTACT, delivery, formRequest, newest } from "../support.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse("2026-11-21T10:00:00Z");

/** A clock on a machine whose own clock can be set, and which is looked at every second. */
function machine() {
	let time = 0;
	let set = START;
	const clock = createSteadyClock(
		() => time + set,
		() => time,
	);
	function pass(duration: number, step = SECOND): void {
		for (let passed = 0; passed < duration; passed += step) {
			time += step;
			clock.look(true);
		}
	}
	function jump(by: number): void {
		set += by;
	}
	return { clock, pass, jump };
}

describe("the clock of a server", () => {
	test.each([40 * DAY, 4 * DAY, MINUTE, -HOUR])(
		"doesn't follow a jump of %i ms that is over soon",
		(by) => {
			const { clock, pass, jump } = machine();
			pass(2 * HOUR, MINUTE);
			expect(clock.isSteady()).toBe(true);
			jump(by);
			pass(3 * SECOND);
			expect(clock.now()).toBe(START + 2 * HOUR + 3 * SECOND);
			expect(clock.isSteady()).toBe(false);
			expect(clockNotes(clock)).toMatchObject([{ kind: "jump" }]);
			jump(-by);
			pass(30 * MINUTE, MINUTE);
			expect(clock.isSteady()).toBe(false);
			expect(clockNotes(clock)).toEqual([]);
			pass(HOUR, MINUTE);
			expect(clock.isSteady()).toBe(true);
		},
	);

	test("believes a new time after an hour, and deletes nothing for another one", () => {
		const { clock, pass, jump } = machine();
		jump(3 * HOUR);
		pass(59 * MINUTE, MINUTE);
		expect(clock.now()).toBe(START + 59 * MINUTE);
		pass(2 * MINUTE, MINUTE);
		expect(clock.now()).toBe(START + 3 * HOUR + 61 * MINUTE);
		expect(clock.isSteady()).toBe(false);
		pass(HOUR, MINUTE);
		expect(clock.isSteady()).toBe(true);
	});

	test("is set by small steps, as time services do", () => {
		const { clock, pass, jump } = machine();
		for (let step = 0; step < 20; step += 1) {
			jump(SECOND);
			pass(SECOND);
		}
		expect(clock.now()).toBe(START + 40 * SECOND);
		expect(clock.jump()).toBeUndefined();
	});

	test("is not moved while something is being sent", () => {
		const { clock, jump, pass } = machine();
		pass(SECOND);
		jump(DAY);
		pass(59 * MINUTE, MINUTE);
		const before = clock.now();
		clock.look(false);
		expect(clock.now()).toBe(before);
	});
});

test("a jump of forty days deletes nothing, gives up nothing and makes nothing uncertain", async () => {
	const { clock, pass, jump } = machine();
	const { handle, store, deliverer } = await delivery({
		clock,
		sender: {
			channel: "outbox",
			concurrency: 1,
			send: () => Promise.reject(new Error("down")),
			close: async () => undefined,
		},
	});
	await handle(formRequest("contact", CONTACT));
	await handle(formRequest("contact", { ...CONTACT, message: "held", leaveEmpty: "x" }));
	jump(40 * DAY);
	pass(3 * MINUTE);
	await deliverer.deliverDue();
	expect(await sweep(store, { days: 30, spamDays: 14 }, clock.now())).toBe(0);
	jump(-40 * DAY);
	pass(3 * MINUTE);
	await deliverer.deliverDue();
	expect((await newest(store, { state: "waiting" }))?.messages[0]?.attempts).toBe(3);
	expect(await newest(store, { state: "held" })).toBeDefined();
});

test("what is tried for long is not given up by a clock that isn't steady", async () => {
	const time = { now: START };
	const { handle, store, deliverer } = await delivery({
		clock: { now: () => time.now, isSteady: () => false },
		sender: {
			channel: "outbox",
			concurrency: 1,
			send: () => Promise.reject(new Error("down")),
			close: async () => undefined,
		},
	});
	await handle(formRequest("contact", CONTACT));
	time.now += 4 * DAY;
	await deliverer.deliverDue();
	expect((await newest(store))?.state).toBe("waiting");
});
