import { z } from "zod";
import { contentFile, facts, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** The list of articles, and the words around every article: `site/_data/pages/articles.json`. */
export const schema = contentFile({
	metadata,
	title: text,
	lead: text,
	/** The label of the filters for screen readers. */
	filterLabel: text,
	feedLabel: text,
	newsletter: z.strictObject({ title: text, text, facts }),
	article: z.strictObject({
		tagsLabel: text,
		relatedTitle: text,
		allLabel: text,
	}),
	feed: z.strictObject({ title: text, subtitle: text }),
});

export type ArticlesPage = z.infer<typeof schema>;
