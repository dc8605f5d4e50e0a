/* Dates after which another sentence is true. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days begin and end where the business is. */
const TIME_ZONE = "America/New_York";

/** The first month after each season. Winter has none, because it belongs to two years. */
const AFTER: Readonly<Record<string, string>> = { spring: "06", summer: "09", fall: "12" };

/** A date as visitors read it: `January 15, 2026`, `January 2026` or `Spring 2026`. */
export function dateName(date: string): string {
	const [year = "", part = "", day] = date.split("-");
	if (part in AFTER) return `${part.charAt(0).toUpperCase()}${part.slice(1)} ${year}`;
	return new Intl.DateTimeFormat("en-US", {
		timeZone: "UTC",
		year: "numeric",
		month: "long",
		day: day ? "numeric" : undefined,
	}).format(new Date(`${year}-${part}-${day ?? "01"}T12:00:00Z`));
}

/** When something is open for certain: on its day, or once its month or season is over. */
export function openFrom(date: string): Date {
	const [year = "", part = "", day] = date.split("-");
	if (day) return startOf(date);
	if (part === "12") return startOf(`${Number(year) + 1}-01-01`);
	return startOf(`${year}-${AFTER[part] ?? String(Number(part) + 1).padStart(2, "0")}-01`);
}

/** When an offer has closed: at the end of its last day. */
export function closedFrom(day: string): Date {
	return startOf(dayAfter(day));
}

/** The day after another, or several days after or before it. */
export function dayAfter(day: string, days = 1): string {
	return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function startOf(date: string): Date {
	return instantOf({ date, time: "00:00", timeZone: TIME_ZONE });
}

/** A local date and time. */
interface LocalTime {
	/** `2027-01-23` */
	date: string;
	/** `09:30`; `24:00` is the next day's `00:00`. */
	time: string;
	/** IANA name: `America/New_York`. */
	timeZone: string;
}

/**
 * The moment of a local date and time: the first one where a change of clocks repeats it. Where a change skips it, the
 * clocks are read as if they had not changed (RFC 5545, 3.3.5).
 * @throws RangeError when the zone is unknown
 */
export function instantOf({ date, time, timeZone }: LocalTime): Date {
	const wanted = Date.parse(`${date}T${time}:00Z`);
	const before = offsetAt(wanted - DAY_MS, timeZone);
	const after = offsetAt(wanted + DAY_MS, timeZone);
	const hasChanged =
		offsetAt(wanted - before, timeZone) !== before && offsetAt(wanted - after, timeZone) === after;
	return new Date(wanted - (hasChanged ? after : before));
}

/** A moment as the clocks of a place show it, with their offset: `2027-01-23T10:00:00-05:00`. */
export function localIso(moment: Date, timeZone: string): string {
	const offset = offsetAt(moment.getTime(), timeZone);
	const local = new Date(moment.getTime() + offset).toISOString().slice(0, 19);
	const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16);
	return `${local}${offset < 0 ? "-" : "+"}${ahead}`;
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
