import { z } from "zod";
import { contentFile, facts, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** The email list and hosting: `site/_data/pages/events-join.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ title: text, lead: text, actions: z.array(link).min(1) }),
	emailList: z.strictObject({
		title: text,
		lead: text,
		promises: z.array(text).min(1),
		facts: facts.optional(),
	}),
	host: z.strictObject({
		title: text,
		lead: text,
		steps: z.array(text).min(1),
		facts: facts.optional(),
	}),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type EventsJoinPage = z.infer<typeof schema>;
