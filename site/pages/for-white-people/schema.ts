import { z } from "zod";
import { contentFile, externalUrl, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

const entry = z.strictObject({ title: text, text });

/** A page for white visitors: `site/_data/pages/for-white-people.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ title: text, lead: text }),
	why: z.strictObject({ title: text, quote: text, paragraphs: z.array(text).min(1) }),
	start: z.strictObject({ title: text, lead: text, steps: z.array(entry).min(3) }),
	expect: z.strictObject({
		title: text,
		lead: text,
		/** What may come up in a person, and what helps. */
		items: z.array(z.strictObject({ feeling: text, help: text })).min(3),
	}),
	week: z.strictObject({
		title: text,
		lead: text,
		days: z.array(z.strictObject({ day: text, title: text, text })).length(7),
	}),
	ways: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ text, action: link })).min(2),
	}),
	/** The works that this page draws on, with where to find them. */
	sources: z.strictObject({
		title: text,
		lead: text,
		items: z.array(entry.extend({ href: externalUrl })).min(1),
	}),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type ForWhitePeoplePage = z.infer<typeof schema>;
