import { z } from "zod";
import { contentFile, facts, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

const point = z.strictObject({ title: text, text });

/** Planning a visit: `site/_data/pages/homestead-visit.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ label: text, title: text, lead: text, actions: z.array(link).min(1) }),
	visit: z.strictObject({
		title: text,
		lead: text,
		steps: z.array(point).min(2),
		facts: facts.optional(),
	}),
	access: z.strictObject({
		title: text,
		lead: text,
		items: z.array(point).min(1),
		facts: facts.optional(),
	}),
	form: z.strictObject({ title: text, lead: text, aside: text }),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type HomesteadVisitPage = z.infer<typeof schema>;
