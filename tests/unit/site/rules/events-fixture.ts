import type { EventItem } from "../../../../site/schemas/events.ts";

const CIRCLE: EventItem = {
	$schema: "",
	slug: "circle",
	title: "Circle",
	type: "Community Event",
	status: "upcoming",
	date: "2027-01-23",
	startTime: "10:00",
	endTime: "12:00",
	timeZone: "America/New_York",
	venue: "online",
	location: "Online",
	description: "We sit in a circle.",
	registration: "https://pay.example.com/events/circle",
	partner: null,
};

/** An event of an hour that matters to nobody but the test. */
export function eventLike(changes: Partial<EventItem>): EventItem {
	return { ...CIRCLE, ...changes };
}

/** Events as Eleventy gives a folder of them. */
export function bySlug(...events: EventItem[]): Record<string, EventItem> {
	return Object.fromEntries(events.map((event) => [event.slug, event]));
}
