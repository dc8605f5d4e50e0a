import { z } from "zod";
import { contentFile, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

const section = z.strictObject({
	title: text,
	paragraphs: z.array(text),
	/** Rows of a ledger: what, and what about it. */
	entries: z.array(z.strictObject({ title: text, text })),
});

const statement = {
	metadata,
	title: text,
	lead: text,
	/** The day on which all of it was last compared with what the site does. */
	reviewed: z.iso.date("a day as year-month-day, such as 2026-03-14"),
	sections: z.array(section).min(1),
	contact: z.strictObject({ title: text, text }),
};

/** What the site does with data: `site/_data/pages/privacy.json`. */
export const privacySchema = contentFile({
	...statement,
	/** One of each pair stands on the page, as site.json has it. */
	forms: z.strictObject({ title: text, sent: text, simulated: text }),
	analytics: z.strictObject({ title: text, measured: text, none: text }),
});

/** For whom the site works, and where it does not yet: `site/_data/pages/accessibility.json`. */
export const accessibilitySchema = contentFile(statement);

export type PrivacyPage = z.infer<typeof privacySchema>;
export type StatementPage = z.infer<typeof accessibilitySchema>;
