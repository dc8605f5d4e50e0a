import type { Clock } from "../../ports.ts";

/** Milliseconds by which the system clock may be set at once and be believed at once. */
const TOLERANCE = 60_000;
/** Milliseconds after which a larger jump is believed. */
const LASTING = 10 * 60_000;

/**
 * Creates a clock that believes a jump of the system clock only after it has lasted, because a clock that is wrong for
 * seconds would otherwise give up mails, delete submissions and reset rate limits. Until then, time passes as the
 * monotonic clock says.
 * @param system - the system clock
 * @param monotonic - a clock that nobody sets
 */
export function steadyClock(
	system: () => number = Date.now,
	monotonic: () => number = () => performance.now(),
): Clock {
	let offset = system() - monotonic();
	let jump = { offset, at: monotonic() };
	return {
		now() {
			const at = monotonic();
			const measured = system() - at;
			const isNear = (other: number) => Math.abs(measured - other) <= TOLERANCE;
			if (!isNear(jump.offset)) jump = { offset: measured, at };
			if (isNear(offset) || at - jump.at >= LASTING) offset = measured;
			return Math.round(at + offset);
		},
	};
}
