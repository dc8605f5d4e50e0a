import { expect, test } from "vitest";
import { steadyClock } from "../../runtimes/node/steady-clock.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A steady clock that is read each second, on a system clock that the test sets. */
function started() {
	let elapsed = 0;
	let system = Date.parse("2026-11-21T10:00:00Z");
	const clock = steadyClock(
		() => system,
		() => elapsed,
	);
	const start = system;
	return {
		set: (by: number) => {
			system += by;
		},
		/** Lets time pass. @returns what the clock says has passed since the start */
		pass(milliseconds: number): number {
			for (let passed = 0; passed < milliseconds; passed += 1_000) {
				elapsed += 1_000;
				system += 1_000;
				clock.now();
			}
			return clock.now() - start;
		},
	};
}

test.each([
	["forty days ahead", 40 * DAY],
	["an hour back", -HOUR],
])("a system clock that jumps %s for seconds isn't believed", (_, jump) => {
	const { set, pass } = started();
	pass(MINUTE);
	set(jump);
	expect(pass(4_000)).toBe(MINUTE + 4_000);
	set(-jump);
	expect(pass(20 * MINUTE)).toBe(21 * MINUTE + 4_000);
});

test("a jump that lasts ten minutes is believed, however often the clock swings before", () => {
	const { set, pass } = started();
	for (let swing = 0; swing < 50; swing += 1) {
		set(DAY);
		pass(5 * MINUTE);
		set(-DAY);
		pass(MINUTE);
	}
	expect(pass(0)).toBe(300 * MINUTE);
	set(DAY);
	expect(pass(9 * MINUTE)).toBe(309 * MINUTE);
	expect(pass(2 * MINUTE)).toBe(311 * MINUTE + DAY);
});

test("a clock that a time service corrects by seconds is followed at once", () => {
	const { set, pass } = started();
	set(3_000);
	expect(pass(1_000)).toBe(4_000);
	set(-2_000);
	expect(pass(1_000)).toBe(3_000);
});
