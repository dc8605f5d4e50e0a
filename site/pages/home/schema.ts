import { z } from "zod";
import { contentFile, facts, link, slug, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

const branch = z.strictObject({
	/** Decides which quilt block the branch has. */
	slug,
	name: text,
	summary: text,
	features: z.array(text).min(1),
	action: link,
});

const invitation = z.strictObject({ text, action: link });

/** The home page: `site/_data/pages/home.json`. */
export const schema = contentFile({
	metadata,
	hero: z.strictObject({
		label: text,
		/** The tagline in three parts; the second is marked. */
		title: z.strictObject({ before: text, marked: text, after: text }),
		/** `{price}` is the lowest price of a year's membership, here and in the branches. */
		lead: text,
		actions: z.tuple([link, link]),
		/** The caption of the founder's portrait. */
		portrait: text,
	}),
	/** Around the figures of site.json: their name for screen readers, and what the fund does. */
	figures: z.strictObject({ label: text, fund: text }),
	welcome: z.strictObject({
		title: text,
		paragraphs: z.array(text).min(1),
		facts,
		action: link,
	}),
	ecosystem: z.strictObject({ title: text, lead: text, branches: z.array(branch).length(3) }),
	quiz: z.strictObject({ title: text, lead: text, rolesTitle: text, action: link }),
	/** Above the partners that are featured. */
	partners: z.strictObject({ title: text, lead: text, action: link }),
	invitations: z.strictObject({ title: text, lead: text, items: z.array(invitation).length(4) }),
});

export type HomePage = z.infer<typeof schema>;
