import { z } from "zod";
import { contentFile, facts, link, slug, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** The donation page: `site/_data/pages/donate.json`. The provider's address is in site.json. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ title: text, lead: text, other: link }),
	/** The words of the links to the donation provider, and what stands beneath them. */
	give: z.strictObject({ action: text, note: text, facts }),
	gifts: z.strictObject({
		title: text,
		lead: text,
		items: z.array(z.strictObject({ slug, title: text, text })).length(3),
	}),
	/** Shown beside the percentage of every enrollment that the fund gets. */
	fund: z.strictObject({ share: text, title: text, text, action: link }),
	other: z.strictObject({
		title: text,
		lead: text,
		items: z.array(z.strictObject({ title: text, text, action: link })).min(1),
	}),
	faq: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ question: text, answer: text })).min(1),
	}),
});

export type DonatePage = z.infer<typeof schema>;
