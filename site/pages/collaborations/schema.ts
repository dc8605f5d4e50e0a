import { z } from "zod";
import { contentFile, facts, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** The co-creators page: `site/_data/pages/collaborations.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ label: text, title: text, lead: text }),
	partners: z.strictObject({ title: text, lead: text, teachTogether: text, newTab: text }),
	propose: z.strictObject({
		title: text,
		lead: text,
		itemsTitle: text,
		items: z.array(z.strictObject({ title: text, text })).min(1),
		facts: facts.optional(),
		action: link,
	}),
	embed: z.strictObject({
		title: text,
		lead: text,
		steps: z.array(text).min(1),
		action: link,
	}),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type CollaborationsPage = z.infer<typeof schema>;
