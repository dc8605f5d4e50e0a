import { z } from "zod";
import { contentFile, facts, href, slug, text } from "../../../shared/content/fields.ts";

/** The kinds of event. */
const EVENT_TYPES = ["Community Event", "Workshop", "Healing Practice"] as const;

const date = z.iso.date('a day, such as "2027-01-23"');

const time = z
	.string()
	.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time of day with two digits each, such as "09:30"');

/** One event: `site/_data/events/{slug}.json`. */
export const eventSchema = contentFile({
	slug,
	title: text,
	type: z.enum(EVENT_TYPES),
	/** An `upcoming` event becomes a past one when it ends. A `past` event never shows as upcoming. */
	status: z.enum(["upcoming", "past"]),
	date,
	startTime: time,
	endTime: time,
	/** The time zone of the times. */
	timeZone: z.enum([
		"America/New_York",
		"America/Chicago",
		"America/Denver",
		"America/Los_Angeles",
		"America/Anchorage",
		"Pacific/Honolulu",
	]),
	/** What kind of place it is: the Homestead page shows its own events. */
	venue: z.enum(["homestead", "online", "elsewhere"]),
	/** The place, for visitors. */
	location: text,
	description: text,
	/** Where "Register Now" leads; null on events that are over. */
	registration: href.nullable(),
	/** The slug of the partner of the event, in site/_data/partners; null = no partner. */
	partner: slug.nullable(),
	facts: facts.optional(),
	/** True where the event is invented to show the page: it is marked, and the founder replaces it. */
	example: z.literal(true).optional(),
}).superRefine((event, context) => {
	if (event.endTime <= event.startTime) {
		context.addIssue({
			code: "custom",
			path: ["endTime"],
			message: `a time after the event's start, ${event.startTime}`,
		});
	}
	if (event.status === "upcoming" && event.registration === null) {
		context.addIssue({
			code: "custom",
			path: ["registration"],
			message: "an address to register at, because the event is upcoming",
		});
	}
});

export type EventItem = z.infer<typeof eventSchema>;
