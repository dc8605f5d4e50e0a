/** A time of day on a day, as the clocks of a place show it. */
export interface LocalTime {
	/** `2027-01-23` */
	date: string;
	/** `09:30` */
	time: string;
	/** IANA name: `America/New_York`. */
	timeZone: string;
}

/**
 * The moment at which the clocks of a place show a time. Of an hour that the clocks skip or
 * repeat, some moment within an hour of it.
 * @throws RangeError when the zone is unknown
 */
export function instantOf({ date, time, timeZone }: LocalTime): Date {
	const wanted = Date.parse(`${date}T${time}:00Z`);
	// The offset depends on the moment that is looked for: the second look corrects the first.
	const guess = wanted - offsetAt(wanted, timeZone);
	return new Date(wanted - offsetAt(guess, timeZone));
}

/** Milliseconds by which a zone's clocks are ahead of UTC at a moment. */
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

/** What people call a zone's time at a moment: `EST` in winter, `EDT` in summer. */
export function zoneName(instant: Date, timeZone: string): string {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone,
		timeZoneName: "short",
	}).formatToParts(instant);
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
