import { z } from "zod";
import { contentFile, facts, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

const packingList = z.strictObject({ title: text, items: z.array(text).min(1) });

/**
 * The microschool's Parents and Supporters' Space:
 * `site/_data/pages/pass-hub.json`.
 */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ label: text, title: text, lead: text, actions: z.array(link).min(1) }),
	welcome: z.strictObject({ quote: text, text }),
	week: z.strictObject({
		title: text,
		lead: text,
		steps: z.array(z.strictObject({ when: text, title: text, text })).min(2),
	}),
	bring: z.strictObject({
		title: text,
		/** What to bring, and what to tell us. */
		lists: z.tuple([packingList, packingList]),
	}),
	access: z.strictObject({
		title: text,
		lead: text,
		items: z.array(z.strictObject({ title: text, text })).min(1),
	}),
	questions: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ question: text, answer: text })).min(1),
		facts: facts.optional(),
	}),
	contact: z.strictObject({
		title: text,
		lead: text,
		emailLabel: text,
		hoursLabel: text,
		replyLabel: text,
		/** `{hours}` becomes the number of hours in site.json. */
		reply: text,
		actions: z.array(link).min(1),
	}),
});

export type PassHubPage = z.infer<typeof schema>;
