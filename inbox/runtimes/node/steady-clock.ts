import type { Clock } from "../../ports.ts";

const MINUTE = 60_000;
/** Milliseconds by which the system clock may be set at once and be believed at once. */
const TOLERANCE = MINUTE;
/** Milliseconds after which a larger jump is believed. */
const LASTING = 10 * MINUTE;
/** Milliseconds after which a clock that nobody set since the start is believed. */
const SETTLED = MINUTE;
/** Milliseconds for which a store gets no row at most while its server runs: the founder's digest is weekly. */
const LONGEST_PAUSE = 8 * 24 * 60 * MINUTE;

/**
 * Creates a clock that believes a jump of the system clock only after it has lasted, because a clock that is wrong for
 * seconds would otherwise give up mails, delete submissions and reset rate limits. Until then, time passes as the
 * monotonic clock says. At the start, before a time service has set the system clock, each reading is believed that
 * isn't before `known`; forms are refused meanwhile if it's far from `known` (`isDoubted`).
 * @param known - the time of the newest row and of the build; 0 = unknown
 * @param system - the system clock
 * @param monotonic - a clock that nobody sets
 */
export function steadyClock(
	known: number,
	system: () => number = Date.now,
	monotonic: () => number = () => performance.now(),
): Required<Clock> {
	const start = monotonic();
	let offset = Math.max(system(), known) - start;
	let jump = { offset: system() - start, at: start };
	let isSettled = false;
	/** @returns the time that the system clock says */
	function look(): number {
		const at = monotonic();
		const measured = system() - at;
		const isNear = (other: number) => Math.abs(measured - other) <= TOLERANCE;
		if (!isNear(jump.offset)) jump = { offset: measured, at };
		const lasted = at - jump.at;
		const isPossible = !isSettled && measured + at >= known;
		if (isNear(offset) || lasted >= LASTING || isPossible) offset = measured;
		isSettled ||= offset === measured && lasted >= SETTLED;
		return measured + at;
	}
	return {
		now() {
			look();
			return Math.round(monotonic() + offset);
		},
		isDoubted() {
			const time = look();
			return !isSettled && known > 0 && (time < known - TOLERANCE || time > known + LONGEST_PAUSE);
		},
	};
}
