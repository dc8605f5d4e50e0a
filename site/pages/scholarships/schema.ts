import { z } from "zod";
import { contentFile, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

const titled = z.strictObject({ title: text, text });

/** Scholarships and mutual aid (spec section 2): `site/_data/pages/scholarships.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ title: text, lead: text, actions: z.tuple([link, link]) }),
	fund: z.strictObject({
		title: text,
		/** Follows the fund's share of every enrollment, in percent. */
		share: text,
		steps: z.array(titled).min(3),
	}),
	apply: z.strictObject({
		title: text,
		lead: text,
		promises: z.array(text).min(1),
	}),
	contribute: z.strictObject({ title: text, lead: text, quote: text }),
	faq: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ question: text, answer: text })).min(1),
	}),
	/** The way to the donation page of site.json. */
	closing: z.strictObject({ title: text, text, donate: text, other: link }),
});

export type ScholarshipsPage = z.infer<typeof schema>;
