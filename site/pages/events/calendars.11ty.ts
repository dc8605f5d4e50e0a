import { createEvents } from "ics";
import type { SiteData } from "../../data.ts";
import { dayAfter } from "../../domain/dates.ts";
import { type ScheduledEvent, scheduleOf } from "../../domain/event-schedule.ts";
import { wordsOfSentence } from "../../domain/sentences.ts";
import { readCommitDates } from "../../eleventy/environment.ts";

type Calendar = { file: string; events: readonly ScheduledEvent[] };

/** Writes a calendar file for each event to come, and a feed of those and the events of the last 365 days. */
export const data = {
	pagination: {
		data: "events",
		size: 1,
		alias: "calendar",
		before: (_: unknown, { events, buildDate }: SiteData): Calendar[] =>
			calendarsOf(events, buildDate),
	},
	permalink: ({ calendar }: { calendar: Calendar }) => `/events/${calendar.file}.ics`,
	eleventyExcludeFromCollections: true,
};

/** Returns the calendar files with their events. */
export function calendarsOf(events: SiteData["events"], buildDate: string): Calendar[] {
	const { announced, feed } = scheduleOf(events, buildDate);
	return [
		{ file: "calendar", events: feed },
		...announced.map((event) => ({ file: event.slug, events: [event] })),
	];
}

export default function EventCalendar(data: SiteData & { calendar: Calendar }): string {
	return calendarOf(data.calendar.events, {
		name: data.site.name,
		siteUrl: data.environment.siteUrl,
		revisionOf: (slug) => changes.get(`${slug}.json`) ?? new Date(data.buildDate),
	});
}

const changes = readCommitDates("site/_data/events");

interface CalendarOptions {
	/** The calendar's name, shown by apps that subscribe to the feed. */
	name: string;
	/** The site's URL without a trailing slash. */
	siteUrl: string;
	/** When an event was last changed. */
	revisionOf: (slug: string) => Date;
}

/**
 * Returns events as an iCalendar file (RFC 5545). Times are in UTC, which calendar apps convert to local time, so the
 * file needs no time zone definitions; whole days are dates.
 */
export function calendarOf(
	events: readonly ScheduledEvent[],
	{ name, siteUrl, revisionOf }: CalendarOptions,
): string {
	const entries = events.map((event) => {
		const { slug, starts, ends, wholeDays } = event;
		const revised = revisionOf(slug).getTime();
		return {
			uid: `${slug}@${new URL(siteUrl).hostname}`,
			// A file without a METHOD states here when the event was last changed (RFC 5545, 3.8.7.2).
			timestamp: revised,
			lastModified: revised,
			sequence: Math.floor(revised / MINUTE_MS),
			status: event.status === "canceled" ? ("CANCELLED" as const) : ("CONFIRMED" as const),
			start: wholeDays ? dateArray(wholeDays.first) : starts.getTime(),
			end: wholeDays ? dateArray(dayAfter(wholeDays.last)) : ends.getTime(),
			endOutputType: "utc" as const,
			title: event.title,
			description: wordsOfSentence(event.description),
			location: event.location,
			categories: [event.type],
			url: `${siteUrl}/events#${slug}`,
		};
	});
	const { error, value } = createEvents(entries, {
		productId: `-//${name}//Events//EN`,
		calName: name,
	});
	if (value === null) throw new Error("The events are no calendar", { cause: error });
	return events.length > 0 ? value : value.replace("END:VCALENDAR", `${UTC}END:VCALENDAR`);
}

/** The unit of `SEQUENCE`, which must grow with every change and fit into 32 bits. */
const MINUTE_MS = 60 * 1000;

function dateArray(date: string): [number, number, number] {
	const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
	return [year, month, day];
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
