import { z } from "zod";
import { contentFile, facts, link, slug, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

const reason = z.strictObject({
	title: text,
	text,
	/** What we do for this reason. */
	practice: z.array(text).min(1),
});

/** Who we are: `site/_data/pages/about.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ title: text, lead: text }),
	mission: z.strictObject({ title: text, text }),
	vision: z.strictObject({ title: text, text }),
	benefit: z.strictObject({
		title: text,
		lead: text,
		facts,
		practiceTitle: text,
		reasons: z.array(reason).length(3),
	}),
	branches: z.strictObject({
		title: text,
		lead: text,
		items: z
			.array(
				z.strictObject({
					/** Decides the quilt block. */
					slug,
					name: text,
					text,
					features: z.array(text).min(1),
					action: link,
				}),
			)
			.length(3),
	}),
	founder: z.strictObject({
		title: text,
		paragraphs: z.array(text).min(1),
		facts,
		action: link,
	}),
	closing: z.strictObject({ title: text, text, action: link }),
});

export type AboutPage = z.infer<typeof schema>;
