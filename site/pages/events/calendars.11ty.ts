import { createEvents } from "ics";
import type { PageData } from "../../data.ts";
import { type ScheduledEvent, scheduleOf } from "../../rules/event-schedule.ts";
import type { schema } from "./schema.ts";

/** How long the feed keeps an event after its end. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

type EventsData = PageData<"events", typeof schema>;
type Calendar = { file: string; events: readonly ScheduledEvent[] };

/** Writes a calendar file for each upcoming event, and a feed of upcoming events and those of the last 365 days. */
export const data = {
	pagination: {
		data: "events",
		size: 1,
		alias: "calendar",
		before: (_: unknown, { events, buildDate, pages }: EventsData): Calendar[] =>
			calendarsOf(events, buildDate, pages.events.example.badge),
	},
	permalink: ({ calendar }: { calendar: Calendar }) => `/events/${calendar.file}.ics`,
	eleventyExcludeFromCollections: true,
};

/**
 * Returns the calendar files with their events.
 * @param badge - prefix for the title of an example event
 */
export function calendarsOf(
	events: EventsData["events"],
	buildDate: string,
	badge: string,
): Calendar[] {
	const marked = (event: ScheduledEvent) =>
		event.example ? { ...event, title: `${badge}: ${event.title}` } : event;
	const { upcoming, past } = scheduleOf(events, buildDate);
	return [
		{ file: "calendar", events: [...past.filter(isRecent), ...upcoming].map(marked) },
		...upcoming.map((event) => ({ file: event.slug, events: [marked(event)] })),
	];

	// The feed keeps recent events, because a calendar app deletes events that are missing from the feed, together with
	// the subscriber's notes on them.
	function isRecent({ ends }: ScheduledEvent): boolean {
		const now = Date.parse(buildDate);
		return ends.getTime() <= now && ends.getTime() > now - YEAR_MS;
	}
}

export default function EventCalendar(data: EventsData & { calendar: Calendar }): string {
	return calendarOf(data.calendar.events, {
		name: data.site.name,
		siteUrl: data.environment.siteUrl,
		stamp: data.buildDate,
	});
}

interface CalendarOptions {
	/** The calendar's name, shown by apps that subscribe to the feed. */
	name: string;
	/** The site's URL without a trailing slash. */
	siteUrl: string;
	/** The build's date in ISO 8601, for each event's `DTSTAMP`. */
	stamp: string;
}

/**
 * Returns events as an iCalendar file (RFC 5545). Times are in UTC, which calendar apps convert to local time, so the
 * file needs no time zone definitions.
 */
export function calendarOf(
	events: readonly ScheduledEvent[],
	{ name, siteUrl, stamp }: CalendarOptions,
): string {
	const entries = events.map((event) => ({
		uid: `${event.slug}@${new URL(siteUrl).hostname}`,
		timestamp: Date.parse(stamp),
		start: event.starts.getTime(),
		end: event.ends.getTime(),
		endOutputType: "utc" as const,
		title: event.title,
		description: event.description,
		location: event.location,
		categories: [event.type],
		url: `${siteUrl}/events#${event.slug}`,
	}));
	const { error, value } = createEvents(entries, {
		productId: `-//${name}//Events//EN`,
		calName: name,
	});
	if (value === null) throw new Error("The events are no calendar", { cause: error });
	return events.length > 0 ? value : value.replace("END:VCALENDAR", `${UTC}END:VCALENDAR`);
}

/** A time zone component for calendars without events, because RFC 5545 (3.6) requires at least one component. */
const UTC = `BEGIN:VTIMEZONE
TZID:Etc/UTC
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
END:STANDARD
END:VTIMEZONE
`.replaceAll("\n", "\r\n");
