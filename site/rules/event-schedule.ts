import { ZONE_NAMES } from "../../shared/time-zones.ts";
import type { Source } from "../check/source.ts";
import type { EventItem } from "../schemas/events.ts";
import { dayAfter, instantOf } from "./dates.ts";

export interface ScheduledEvent extends EventItem {
	readonly starts: Date;
	readonly ends: Date;
	readonly when: {
		/** The weekday of the first day: `Saturday`. */
		readonly weekday: string;
		/** The first day: `Jan 23`. */
		readonly day: string;
		/** The last day of an event of several days: `to Sunday, Jan 24`. */
		readonly until: string | undefined;
		/** The year of the event's last day. */
		readonly year: string;
		/** The local hours: `10:00 am to 12:00 pm Eastern Time`. */
		readonly hours: string;
	};
}

/** Upcoming events, soonest first, and past events, latest first. */
interface Schedule {
	readonly upcoming: readonly ScheduledEvent[];
	readonly past: readonly ScheduledEvent[];
}

export function badgeOf(isUpcoming: boolean): "Register Now" | "Past Event" {
	return isUpcoming ? "Register Now" : "Past Event";
}

/** Returns the field with the last day of an event that is marked as upcoming, but ended before `today`. */
export function dayGoneBy({ file, data }: Source, today: string) {
	if (!file.startsWith("site/_data/events/")) return undefined;
	const { status, date, endDate } = Object(data);
	const day: string = endDate ?? date;
	if (status !== "upcoming" || day >= today) return undefined;
	return { day, path: [endDate ? "endDate" : "date"] };
}

/** Whether an event has not ended yet, and isn't marked as past. */
function isUpcoming({ status, ends }: ScheduledEvent, now: Date): boolean {
	return status === "upcoming" && ends > now;
}

/**
 * Sorts events into upcoming and past ones.
 * @param now - the build's date, in ISO 8601
 */
export function scheduleOf(events: Readonly<Record<string, EventItem>>, now: string): Schedule {
	const today = new Date(now);
	const all = Object.values(events)
		.filter(({ draft }) => !draft)
		.map(scheduled)
		.sort((a, b) => a.starts.getTime() - b.starts.getTime() || (a.slug < b.slug ? -1 : 1));
	return {
		upcoming: all.filter((event) => isUpcoming(event, today)),
		past: all
			.filter((event) => !isUpcoming(event, today))
			.reverse()
			.sort((a, b) => b.ends.getTime() - a.ends.getTime()),
	};
}

/** An event that ends by this time of the next day is shown as an event of one day. */
const MORNING = "06:00";

type Span = Pick<EventItem, "date" | "startTime" | "endTime" | "endDate">;

/** Whether an event ends during the night after its first day, no later than `MORNING`. */
export function isNight({ date, startTime, endTime, endDate = date }: Span): boolean {
	return endTime <= startTime && endTime <= MORNING && endDate <= dayAfter(date);
}

function scheduled(event: EventItem): ScheduledEvent {
	const { date, startTime, endTime, endDate = date, timeZone } = event;
	const starts = instantOf({ date, time: startTime, timeZone });
	const lastDay = isNight(event) ? dayAfter(date) : endDate;
	const ends = instantOf({ date: lastDay, time: endTime, timeZone });
	return { ...event, starts, ends, when: timesOf(event) };
}

function timesOf(event: EventItem): ScheduledEvent["when"] {
	const { date, startTime, endTime, endDate = date, timeZone } = event;
	const evening = isNight(event) ? date : endDate;
	// For an event that ends at midnight, the day before is shown as the last one.
	const last = endTime === "00:00" && evening > date ? dayAfter(evening, -1) : evening;
	const first = daysOf(date);
	const { weekday, day, year } = daysOf(last);
	const isAllDay = clock(startTime) === MIDNIGHT && clock(endTime) === MIDNIGHT;
	return {
		...first,
		year,
		until: last === date ? undefined : `to ${weekday}, ${day}`,
		hours: isAllDay
			? "All day"
			: `${clock(startTime)} to ${clock(endTime)} ${ZONE_NAMES[timeZone]}`,
	};
}

function daysOf(date: string) {
	const noon = new Date(`${date}T12:00:00Z`);
	const inWords = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options }).format(noon);
	return {
		weekday: inWords({ weekday: "long" }),
		day: inWords({ month: "short", day: "numeric" }),
		year: inWords({ year: "numeric" }),
	};
}

const MIDNIGHT = "midnight";

/** Formats `18:30` as `6:30 pm`, without Intl, whose spaces differ between versions. */
function clock(time: string): string {
	if (time === "00:00" || time === "24:00") return MIDNIGHT;
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const minutes = String(minute).padStart(2, "0");
	return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "am" : "pm"}`;
}
