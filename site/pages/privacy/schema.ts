import { z } from "zod";
import { contentFile, facts, link, text } from "../../../shared/content/fields.ts";
import { section, statement } from "../../content/statement.ts";

/** What is said of a provider of analytics; `{host}` stands for where its script comes from. */
const provider = z.strictObject({
	paragraphs: z.array(text).min(1),
	/** The provider's own words on what it does. */
	more: link.optional(),
});

/** What the site does with data: `site/_data/pages/privacy.json`. */
export const schema = contentFile({
	...statement,
	/** In the order of the page. */
	sections: z.strictObject({
		reading: section,
		/** One of these, as `analytics` in site.json is set. */
		counting: z.strictObject({
			title: text,
			none: provider,
			plausible: provider,
			umami: provider,
			ga4: provider,
		}),
		quiz: section,
		/** Begins with one of `sent` and `simulated`; `{host}` stands for where forms are posted. */
		sending: section.extend({ sent: text, simulated: text }),
		browser: section,
		elsewhere: section,
		rights: section,
	}),
	/** The choice whether visits may be counted, for providers that need consent. */
	choice: z.strictObject({
		title: text,
		text,
		more: text,
		allow: text,
		refuse: text,
		/** On the privacy page: what holds before and after it is made. */
		open: text,
		allowed: text,
		refused: text,
	}),
	facts,
});

export type PrivacyPage = z.infer<typeof schema>;
