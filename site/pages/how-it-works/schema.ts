import { z } from "zod";
import { contentFile, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

const part = { title: text, paragraphs: z.array(text).min(1) };

/** How the quiz reaches its result: `site/_data/pages/how-it-works.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ label: text, title: text, lead: text }),
	counting: z.strictObject({ ...part, exampleTitle: text, marks: z.array(text).length(3) }),
	ties: z.strictObject({
		...part,
		steps: z.array(z.strictObject({ title: text, text })).length(3),
		/** How first place is settled, in the order of the figures. */
		settled: z.strictObject({ title: text, labels: z.array(text).length(4) }),
	}),
	fairness: z.strictObject({
		...part,
		chartTitle: text,
		columns: z.strictObject({ role: text, sheets: text, share: text, listedFirst: text }),
	}),
	meetings: z.strictObject({ ...part, caption: text, tableTitle: text, question: text }),
	limits: z.strictObject({ title: text, items: z.array(z.strictObject({ title: text, text })) }),
	credits: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ text, link: link.optional() })).min(1),
	}),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type HowItWorksPage = z.infer<typeof schema>;
