import { z } from "zod";
import { contentFile, facts, link, slug, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** The volunteer page: `site/_data/pages/volunteer.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ title: text, lead: text, actions: z.array(link).min(1) }),
	facts,
	ways: z.strictObject({
		title: text,
		lead: text,
		items: z
			.array(z.strictObject({ slug, title: text, text, tasks: z.array(text).min(1), action: link }))
			.min(1),
	}),
	agreement: z.strictObject({
		title: text,
		sides: z.tuple([
			z.strictObject({ title: text, items: z.array(text).min(1) }),
			z.strictObject({ title: text, items: z.array(text).min(1) }),
		]),
	}),
	steps: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ title: text, text })).min(2),
	}),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type VolunteerPage = z.infer<typeof schema>;
