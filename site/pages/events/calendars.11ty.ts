import { createEvents } from "ics";
import type { PageData } from "../../data.ts";
import { type ScheduledEvent, scheduleOf } from "../../rules/event-schedule.ts";
import type { schema } from "./schema.ts";

type EventsData = PageData<"events", typeof schema>;
type Calendar = { file: string; events: readonly ScheduledEvent[] };

/** A calendar file for each upcoming event, and one with all of them. */
export const data = {
	pagination: {
		data: "events",
		size: 1,
		alias: "calendar",
		before: (_: unknown, data: EventsData): Calendar[] => calendarsOf(data),
	},
	permalink: ({ calendar }: { calendar: Calendar }) => `/events/${calendar.file}.ics`,
	eleventyExcludeFromCollections: true,
};

function calendarsOf({ events, buildDate, pages }: EventsData): Calendar[] {
	const { badge } = pages.events.example;
	const upcoming = scheduleOf(events, buildDate).upcoming.map((event) =>
		event.example ? { ...event, title: `${badge}: ${event.title}` } : event,
	);
	return [
		{ file: "calendar", events: upcoming },
		...upcoming.map((event) => ({ file: event.slug, events: [event] })),
	];
}

export default function EventCalendar(data: EventsData & { calendar: Calendar }): string {
	return calendarOf(data.calendar.events, {
		name: data.site.name,
		siteUrl: data.environment.siteUrl,
		stamp: data.buildDate,
	});
}

interface CalendarOptions {
	/** Shown by calendars that subscribe to the file. */
	name: string;
	/** Address of the site, without a slash at the end. */
	siteUrl: string;
	/** When the calendar was made: the build's date, in ISO 8601. */
	stamp: string;
}

/**
 * Events as an iCalendar file (RFC 5545). Times are in UTC, which every calendar turns into its
 * owner's time: no description of time zones is needed.
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
	return value;
}
