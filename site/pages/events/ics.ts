import { createEvents } from "ics";
import type { ScheduledEvent } from "../../rules/event-schedule.ts";

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
