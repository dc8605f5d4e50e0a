import { z } from "zod";
import { contentFile, facts, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** The events page: `site/_data/pages/events.json`. */
export const schema = contentFile({
	metadata,
	/** The actions: the email list, and hosting an event, both on /events/join. */
	head: z.strictObject({ title: text, lead: text, actions: z.array(link).min(1) }),
	/** The badge of an invented event, and what stands above the events while there is one. */
	example: z.strictObject({ badge: text, note: text }),
	upcoming: z.strictObject({
		title: text,
		/** Shown when no event is upcoming. */
		none: text,
		addToCalendar: text,
		subscribe: z.strictObject({ text, label: text }),
	}),
	/** What to know before coming. */
	coming: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ title: text, text, action: link.optional() })).min(1),
		facts: facts.optional(),
	}),
	recent: z.strictObject({ title: text, lead: text, withPartner: text }),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type EventsPage = z.infer<typeof schema>;
