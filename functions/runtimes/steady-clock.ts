import type { Clock } from "../ports.ts";

/** Milliseconds that a clock may differ from itself: less than a lease lasts. */
const TOLERANCE = 5_000;
/** A new time is believed after as many milliseconds: an hour. */
const TRIAL = 60 * 60 * 1000;

/** A clock whose hands nobody moves: it follows the machine's clock, and none of its jumps until they have lasted. */
export interface SteadyClock extends Clock {
	/**
	 * Compares it with the machine's clock; meant to be called every second.
	 * @param mayMove - whether nothing is being done just now that a jump would confuse
	 */
	look(mayMove: boolean): void;
	/** Whether the machine's clock has run evenly for an hour. Until then nothing is deleted or given up. */
	isSteady(): boolean;
	/** By how many milliseconds the machine's clock differs just now; undefined = it doesn't. */
	jump(): number | undefined;
}

/**
 * @param wall - the machine's clock, which somebody may set
 * @param monotonic - milliseconds since some time, which nobody can set
 */
export function createSteadyClock(
	wall: () => number = Date.now,
	monotonic: () => number = () => performance.now(),
): SteadyClock {
	let offset = wall() - monotonic();
	let jump: number | undefined;
	/** Since when the machine's clock has run evenly, be it right or wrong. */
	let since = monotonic();

	const now = () => Math.round(monotonic() + offset);
	return {
		now,
		look(mayMove) {
			const difference = wall() - now();
			const isOn = Math.abs(difference) <= TOLERANCE;
			if (Math.abs(difference - (jump ?? 0)) > TOLERANCE) since = monotonic();
			jump = isOn ? undefined : difference;
			if (isOn) {
				offset += difference;
			} else if (mayMove && monotonic() - since >= TRIAL) {
				offset += difference;
				since = monotonic();
				jump = undefined;
			}
		},
		isSteady: () => jump === undefined && monotonic() - since >= TRIAL,
		jump: () => jump,
	};
}
