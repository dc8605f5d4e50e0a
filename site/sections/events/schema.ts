import { z } from "zod";
import { line, prose } from "../../../shared/content/fields.ts";
import { sectionSchema } from "../section-kind.ts";

/** The events' words are in their own entries. */
export const schema = sectionSchema("Events", "Events to come, the next three, or past ones.", {
	shows: z.enum(["upcoming", "next", "past"]).meta({
		label: "Which events",
		labels: {
			upcoming: "All that are to come",
			next: "The next three, those at the Homestead first",
			past: "Those that took place",
		},
	}),
	nextEvent: line(
		"Before the next event",
		"At the top of a page with all that are to come.",
	).optional(),
	empty: prose("If there is none").meta({ shown: "while there is no such event" }),
	noDate: line("Instead of a date").meta({ shown: "while an event is planned" }).optional(),
	addToCalendar: line("Link to the calendar", "Beside an event that is to come.")
		.meta({ shown: "once an event is planned" })
		.optional(),
	newer: line("Link to the page before", "Between the pages of past events.")
		.meta({ shown: "once past events take several pages" })
		.optional(),
	older: line("Link to the page after")
		.meta({ shown: "once past events take several pages" })
		.optional(),
	feed: line("Link to the calendar feed", "Calendar apps subscribe to it.").optional(),
});
