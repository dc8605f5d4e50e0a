import type { z } from "zod";
import { facts, line, list, part, prose } from "../../../shared/content/fields.ts";
import {
	action,
	actions,
	head,
	pageFile,
	section,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

/** The events page: `site/_data/pages/events.json`. */
export const schema = pageFile(
	"Events",
	{
		head: top({ ...head, actions }),
		example: part(
			"Invented events",
			{ badge: line("Badge"), note: prose("Note above the events") },
			"Invented events show in npm start only, with this note. Visitors see none.",
		),
		upcoming: part("Upcoming events", {
			title,
			none: prose("If no event is planned"),
			months: line("Below the months", "A month with an event is dyed."),
			canceled: line("Badge of a canceled event"),
			addToCalendar: line("Link to add an event to a calendar"),
			subscribe: part("Calendar feed", {
				text: line("Before the link"),
				label: line("Words of the link"),
			}),
		}),
		coming: part("Before you come", {
			title,
			items: list(
				"Things to know",
				"entry",
				part("Entry", { title, text, action: action.optional() }),
			).min(1),
			facts: facts.optional(),
		}),
		recent: section("Past events", { withPartner: line("With", "Before the name of a partner.") }),
	},
	"The words around the events. The events themselves have a list of their own.",
);

export type EventsPage = z.infer<typeof schema>;
