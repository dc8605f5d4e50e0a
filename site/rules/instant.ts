/** A local date and time. */
export interface LocalTime {
	/** `2027-01-23` */
	date: string;
	/** `09:30` */
	time: string;
	/** IANA name: `America/New_York`. */
	timeZone: string;
}

/**
 * The moment of a local date and time. For a time that a change of clocks skips or repeats, the result
 * may be off by an hour.
 * @throws RangeError when the zone is unknown
 */
export function instantOf({ date, time, timeZone }: LocalTime): Date {
	const wanted = Date.parse(`${date}T${time}:00Z`);
	// The offset depends on the moment that we look for, so a second pass corrects the first.
	const guess = wanted - offsetAt(wanted, timeZone);
	return new Date(wanted - offsetAt(guess, timeZone));
}

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
	}).formatToParts(instant);
	const part = (type: Intl.DateTimeFormatPartTypes) =>
		Number(parts.find((each) => each.type === type)?.value);
	return (
		Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute")) - instant
	);
}

/** The name of a time zone, the same in summer and winter: `Eastern Time`. */
export function zoneName(timeZone: string): string {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone,
		timeZoneName: "longGeneric",
	}).formatToParts();
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
