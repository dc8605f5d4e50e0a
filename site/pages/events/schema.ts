import { z } from "zod";
import { contentFile, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** The events page: `site/_data/pages/events.json`. */
export const schema = contentFile({
	metadata,
	/** The actions: the email list, and hosting an event, both on /events/join. */
	head: z.strictObject({ title: text, lead: text, actions: z.array(link).min(1) }),
	upcoming: z.strictObject({
		title: text,
		/** Shown when no event is upcoming. */
		none: text,
		addToCalendar: text,
		subscribe: z.strictObject({ text, label: text }),
	}),
	/** What to know before coming, question by question. */
	coming: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ title: text, text })).min(1),
	}),
	recent: z.strictObject({ title: text, lead: text, withPartner: text }),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type EventsPage = z.infer<typeof schema>;
