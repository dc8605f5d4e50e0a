import type { z } from "zod";
import { contentFile, facts, line, list, part, prose } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import {
	action,
	actions,
	closing,
	head,
	lead,
	text,
	title,
	top,
} from "../../content/page-parts.ts";

/** The events page: `site/_data/pages/events.json`. */
export const schema = contentFile(
	"Events",
	{
		metadata,
		head: top({ ...head, actions: actions.min(1) }),
		example: part(
			"Invented events",
			{ badge: line("Badge"), note: prose("Note above the events") },
			"Shows as long as an event is marked as invented.",
		),
		upcoming: part("Upcoming events", {
			title,
			none: prose("If no event is planned"),
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
		recent: part("Past events", {
			title,
			lead,
			withPartner: line("With", "Before the name of a partner."),
		}),
		closing,
	},
	"The words around the events. The events themselves have a list of their own.",
);

export type EventsPage = z.infer<typeof schema>;
