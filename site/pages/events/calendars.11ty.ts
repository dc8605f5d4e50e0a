import type { PageData } from "../../data.ts";
import { type ScheduledEvent, scheduleOf } from "../../rules/event-schedule.ts";
import { calendarOf } from "./ics.ts";
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
