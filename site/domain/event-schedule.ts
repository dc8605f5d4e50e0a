import { ZONE_NAMES } from "../../shared/time-zones.ts";
import type { Source } from "../check/source.ts";
import type { EventItem } from "../schemas/events.ts";
import { instantOf } from "./dates.ts";
import { endOf, isAllDay, type Span } from "./event-span.ts";
import { type Collection, itemsOf } from "./examples.ts";

/** An event that isn't only planned. */
type DatedEvent = EventItem & Span & { readonly status: "upcoming" | "past" | "canceled" };

export interface ScheduledEvent extends DatedEvent {
	readonly starts: Date;
	readonly ends: Date;
	/** The days of an event of whole days, both included: `2027-06-04`. */
	readonly wholeDays: { readonly first: string; readonly last: string } | undefined;
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

interface Schedule {
	/** Events that take place, soonest first. */
	readonly upcoming: readonly ScheduledEvent[];
	/** Events without a date. */
	readonly planned: readonly EventItem[];
	/** Upcoming events and canceled ones, until the canceled ones would have ended. */
	readonly announced: readonly ScheduledEvent[];
	/** Events that took place, latest first. */
	readonly past: readonly ScheduledEvent[];
	/** Events for the calendar feed: announced ones, and those that ended within a year. */
	readonly feed: readonly ScheduledEvent[];
}

/**
 * How long the feed keeps an event after its end, because a calendar app deletes events that are missing from the
 * feed, together with the subscriber's notes on them.
 */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const BADGES = { upcoming: "Register Now", past: "Past Event", canceled: "Canceled" } as const;

/** Returns the badge of an event; that of an upcoming one links to its registration. */
export function badgeOf(state: keyof typeof BADGES): string {
	return BADGES[state];
}

/** Returns the field with the last day of an event that is marked as upcoming, but ended before `today`. */
export function dayGoneBy({ file, data }: Source, today: string) {
	if (!file.startsWith("site/_data/events/")) return undefined;
	const { status, date, endDate, example } = Object(data);
	const day: string = endDate ?? date;
	if (status !== "upcoming" || example || day >= today) return undefined;
	return { day, path: [endDate ? "endDate" : "date"] };
}

/**
 * Sorts events into upcoming and past ones.
 * @param now - the build's date, in ISO 8601
 */
export function scheduleOf(events: Collection<EventItem>, now: string): Schedule {
	const today = new Date(now);
	const shown = itemsOf(events).filter(({ draft }) => !draft);
	const all = shown
		.filter((event): event is DatedEvent => event.status !== "planned")
		.map(scheduled)
		.sort((a, b) => a.starts.getTime() - b.starts.getTime() || (a.slug < b.slug ? -1 : 1));
	const announced = all.filter(({ status, ends }) => status !== "past" && ends > today);
	const isRecent = ({ ends }: ScheduledEvent) =>
		ends <= today && ends.getTime() > today.getTime() - YEAR_MS;
	return {
		announced,
		planned: shown.filter(({ status }) => status === "planned"),
		upcoming: announced.filter(({ status }) => status === "upcoming"),
		past: all
			.filter((event) => event.status !== "canceled" && !announced.includes(event))
			.reverse()
			.sort((a, b) => b.ends.getTime() - a.ends.getTime()),
		feed: all.filter((event) => announced.includes(event) || isRecent(event)),
	};
}

function scheduled(event: DatedEvent): ScheduledEvent {
	const { date, startTime, endDate = date, timeZone } = event;
	return {
		...event,
		starts: instantOf({ date, time: startTime, timeZone }),
		ends: instantOf(endOf(event)),
		wholeDays: isAllDay(event) ? { first: date, last: endDate } : undefined,
		when: timesOf(event),
	};
}

function timesOf(event: DatedEvent): ScheduledEvent["when"] {
	const { date, startTime, endTime, endDate = date, timeZone } = event;
	const first = daysOf(date);
	const { weekday, day, year } = daysOf(endDate);
	return {
		...first,
		year,
		until: endDate === date ? undefined : `to ${weekday}, ${day}`,
		hours: isAllDay(event)
			? "All day"
			: `${clock(startTime)} to ${clock(endTime)} ${ZONE_NAMES[timeZone]}`,
	};
}

const WEEKDAY = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "long" });
const DAY = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });

function daysOf(date: string) {
	const noon = new Date(`${date}T12:00:00Z`);
	return { weekday: WEEKDAY.format(noon), day: DAY.format(noon), year: date.slice(0, 4) };
}

/** Formats `18:30` as `6:30 pm`, without Intl, whose spaces differ between versions. */
function clock(time: string): string {
	if (time === "00:00" || time === "24:00") return "midnight";
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const minutes = String(minute).padStart(2, "0");
	return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "am" : "pm"}`;
}
