/* Times as the founder reads them. */

const ZONE = "America/New_York";
const DAY = 24 * 60 * 60 * 1000;

/** What the times of the desk are in. */
export const ZONE_NAME = "Eastern Time";

const TIME = new Intl.DateTimeFormat("en-US", {
	dateStyle: "medium",
	timeStyle: "short",
	timeZone: ZONE,
});
const WEEK = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** `Nov 21, 2026, 5:00 AM` */
export function shownTime(at: number): string {
	return TIME.format(at).replaceAll("\u202f", " ");
}

/** `Nov 16`: the Monday that a week of the counts began on. */
export function shownWeek(at: number): string {
	return WEEK.format(at);
}

/** How far the founder's clocks are from UTC at a time, in milliseconds. */
function offsetAt(at: number): number {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone: ZONE,
		timeZoneName: "longOffset",
	}).formatToParts(at);
	const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
	const [, sign = "+", hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
	return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * When a day begins for the founder, or the day after it.
 * @param day - such as `2026-11-21`
 * @returns undefined where it is no day
 */
export function midnight(day: string, daysLater = 0): number | undefined {
	const utc = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
	if (Number.isNaN(utc)) return undefined;
	const at = utc + daysLater * DAY;
	return at - offsetAt(at - offsetAt(at));
}
