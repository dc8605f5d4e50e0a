import { ZONE_NAMES } from "@liberation/shared/time-zones";
import { site } from "./content.ts";

/* Times as the founder reads them, in mails, at the desk and in exports. */

const ZONE = site.officeHours.timeZone;
const DAY = 24 * 60 * 60 * 1000;

/** What the times are in. */
export const ZONE_NAME = ZONE_NAMES[ZONE];

const TIME = new Intl.DateTimeFormat("en-US", {
	dateStyle: "medium",
	timeStyle: "short",
	timeZone: ZONE,
});
const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: ZONE });
const DAY_ITSELF = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
const WEEK = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
/** Swedes write times as programs sort them. */
const SORTABLE = new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "medium",
	timeZone: ZONE,
});
const OFFSET = new Intl.DateTimeFormat("en-US", { timeZone: ZONE, timeZoneName: "longOffset" });

/** `Nov 21, 2026, 5:00 AM` */
export function shownTime(at: number): string {
	return TIME.format(at).replaceAll("\u202f", " ");
}

/** `Nov 21, 2026, 5:00 AM Eastern Time`, where nothing else names the zone. */
export function zonedTime(at: number): string {
	return `${shownTime(at)} ${ZONE_NAME}`;
}

/** `Nov 21, 2026` */
export function shownDate(at: number): string {
	return DATE.format(at);
}

/** `Saturday, May 1, 2027`, of an answer such as `2027-05-01`. */
export function shownDay(day: string): string {
	return DAY_ITSELF.format(Date.parse(day));
}

/** `Nov 16`: the Monday that a week of the counts began on. */
export function shownWeek(at: number): string {
	return WEEK.format(at);
}

/** `Nov 16, 2026`, where a year may be over. */
export function shownMonday(at: number): string {
	return `${WEEK.format(at)}, ${new Date(at).getUTCFullYear()}`;
}

/** `2026-11-21 05:00:00`, which spreadsheets sort. */
export function sortableTime(at: number): string {
	return SORTABLE.format(at);
}

/** How far the founder's clocks are from UTC at a time, in milliseconds. */
function offsetAt(at: number): number {
	const name = OFFSET.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
	const [, sign = "+", hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
	return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * When a day begins for the founder, or the day after it.
 * @param day - such as `2026-11-21`
 * @returns undefined where there is none
 */
export function midnight(day: string, daysLater = 0): number | undefined {
	const utc = Date.parse(day);
	if (Number.isNaN(utc)) return undefined;
	const at = utc + daysLater * DAY;
	return at - offsetAt(at - offsetAt(at));
}
