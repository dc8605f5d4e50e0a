import { z } from "zod";
import { contentFile, facts, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

const named = z.strictObject({ name: text, text });

/** The healing homestead: `site/_data/pages/homestead.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ label: text, title: text, lead: text, actions: z.array(link).min(1) }),
	vision: z.strictObject({
		title: text,
		lead: text,
		items: z.array(named).length(4),
		facts: facts.optional(),
	}),
	story: z.strictObject({
		title: text,
		/** The size of the property: figure and unit. */
		figure: text,
		unit: text,
		quote: text,
		paragraphs: z.array(text).min(1),
		facts: facts.optional(),
		stagesTitle: text,
		stages: z.array(named).min(2),
	}),
	events: z.strictObject({
		title: text,
		lead: text,
		/** Shown when no event is upcoming. */
		empty: text,
		/** The badge of an invented event. */
		example: text,
		/** Added to the lead while an invented event is shown. */
		exampleNote: text,
		action: link,
	}),
	/** Donate, volunteer, sponsor, participate. */
	create: z.strictObject({
		title: text,
		lead: text,
		items: z.array(named.extend({ action: link })).length(4),
	}),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type HomesteadPage = z.infer<typeof schema>;
