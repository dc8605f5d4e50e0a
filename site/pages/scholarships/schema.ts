import { z } from "zod";
import { contentFile, facts, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

const titled = z.strictObject({ title: text, text });

/** Scholarships and mutual aid: `site/_data/pages/scholarships.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ title: text, lead: text, actions: z.tuple([link, link]) }),
	fund: z.strictObject({
		title: text,
		/** Shown after the percentage of every enrollment that the fund gets. */
		share: text,
		steps: z.array(titled).min(3),
		facts,
	}),
	apply: z.strictObject({
		title: text,
		lead: text,
		promises: z.array(text).min(1),
		facts,
	}),
	contribute: z.strictObject({ title: text, lead: text, quote: text }),
	faq: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ question: text, answer: text })).min(1),
	}),
	/** The label of the link to the donation page. */
	closing: z.strictObject({ title: text, text, donate: text, other: link }),
});

export type ScholarshipsPage = z.infer<typeof schema>;
