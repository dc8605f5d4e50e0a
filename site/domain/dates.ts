import { offsetAt, TIME_ZONES } from "../../shared/time-zones.ts";
import site from "../_data/site.json" with { type: "json" };

/* Calculates with dates on which a page's text changes, such as the opening of a program. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** The business's time zone; the first one if the content check refuses the field. */
const TIME_ZONE = TIME_ZONES.find((zone) => zone === site.officeHours?.timeZone) ?? TIME_ZONES[0];

/** The first month after each season. Winter is missing, because it spans two years. */
const AFTER: Readonly<Record<string, string>> = { spring: "06", summer: "09", fall: "12" };

/** Formats a date as `January 15, 2026`, `January 2026` or `Spring 2026`. */
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

/** Returns the time at which an opening date has arrived: the start of a day, or the end of a month or season. */
export function openFrom(date: string): Date {
	const [year = "", part = "", day] = date.split("-");
	if (day) return startOf(date);
	if (part === "12") return startOf(`${Number(year) + 1}-01-01`);
	return startOf(`${year}-${AFTER[part] ?? String(Number(part) + 1).padStart(2, "0")}-01`);
}

export function closedFrom(day: string): Date {
	return startOf(dayAfter(day));
}

/** Adds days to a date. */
export function dayAfter(day: string, days = 1): string {
	return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function startOf(date: string): Date {
	return instantOf({ date, time: "00:00", timeZone: TIME_ZONE });
}

/** Returns the date of an instant in the business's time zone: `2026-11-20`. */
export function dateOf(moment: Date): string {
	return localIso(moment, TIME_ZONE).slice(0, 10);
}

interface LocalTime {
	/** The local date: `2027-01-23`. */
	date: string;
	/** The local time: `09:30`; `24:00` is the next day's `00:00`. */
	time: string;
	/** The IANA name of the zone: `America/New_York`. */
	timeZone: string;
}

/**
 * Converts a local time to an instant. A time that occurs twice, because clocks are set back, is the first instant.
 * A time that is skipped, because clocks are set forward, has the offset before the change (RFC 5545, 3.3.5).
 * @throws RangeError for an unknown time zone
 */
export function instantOf({ date, time, timeZone }: LocalTime): Date {
	const wanted = Date.parse(`${date}T${time}:00Z`);
	const before = offsetAt(wanted - DAY_MS, timeZone);
	const after = offsetAt(wanted + DAY_MS, timeZone);
	const hasChanged =
		offsetAt(wanted - before, timeZone) !== before && offsetAt(wanted - after, timeZone) === after;
	return new Date(wanted - (hasChanged ? after : before));
}

/** Formats an instant as local time with its offset: `2027-01-23T10:00:00-05:00`. */
export function localIso(moment: Date, timeZone: string): string {
	const offset = offsetAt(moment.getTime(), timeZone);
	const local = new Date(moment.getTime() + offset).toISOString().slice(0, 19);
	const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16);
	return `${local}${offset < 0 ? "-" : "+"}${ahead}`;
}
