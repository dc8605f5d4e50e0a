/** When a message is tried again, and for how long. All in milliseconds. */
export interface Schedule {
	readonly firstDelay: number;
	readonly longestDelay: number;
	/** The longest delay where our own account is refused, which somebody is about to mend. */
	readonly senderDelay: number;
	readonly giveUpAfter: number;
	/** How long a message is ours to send before another process may take it; renewed while we send it. */
	readonly lease: number;
}

const MINUTE = 60_000;

export const SCHEDULE: Schedule = {
	firstDelay: MINUTE / 2,
	longestDelay: 6 * 60 * MINUTE,
	senderDelay: 15 * MINUTE,
	giveUpAfter: 3 * 24 * 60 * MINUTE,
	lease: MINUTE / 2,
};

/**
 * How long to wait after an attempt that failed: twice as long each time, and between half and all of that,
 * so that what failed together is not tried together.
 * @param random - from 0 to 1
 */
export function delayAfter(
	attempts: number,
	{ firstDelay, longestDelay }: Schedule,
	random: number,
): number {
	const delay = Math.min(longestDelay, firstDelay * 2 ** (attempts - 1));
	return Math.round(delay * (0.5 + random / 2));
}
