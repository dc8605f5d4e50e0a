import { z } from "zod";
import { contentFile, facts, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** The contact page: `site/_data/pages/contact.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ title: text, lead: text }),
	form: z.strictObject({ title: text }),
	/** Follows the number of hours within which we reply. */
	promise: text,
	direct: z.strictObject({
		title: text,
		/** The words before the address of site.json. */
		email: text,
		/** The link to the scheduling page of site.json. */
		scheduling: text,
		social: text,
		facts,
	}),
	hours: z.strictObject({ title: text, note: text }),
	quick: z.strictObject({
		title: text,
		lead: text,
		actions: z.array(z.strictObject({ text, action: link })).min(1),
	}),
});

export type ContactPage = z.infer<typeof schema>;
