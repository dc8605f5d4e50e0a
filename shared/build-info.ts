import { z } from "zod";
import { timeZone } from "./content/fields.ts";
import { formSchema } from "./content/forms.ts";
import { mailWordsSchema, type VisitorWords, visitorWordsSchema } from "./content/mail-words.ts";
import type { LetterWords } from "./quiz/email.ts";

const visitorWords: z.ZodType<VisitorWords> = visitorWordsSchema;

/** Where the build describes itself to the inbox. */
export const BUILD_INFO_PATH = "/_delivery.json";

/** What the inbox knows of the site: everything that the founder edits and that mails or answers depend on. */
export const buildInfoSchema = z.object({
	/** Origin and path prefix of the site, without a slash at the end. */
	siteUrl: z.string(),
	/** Where the pages post forms; null = nowhere, they are simulated. */
	endpoint: z.string().nullable(),
	/** The slugs that may stand in a submission. */
	partners: z.array(z.string()).readonly(),
	/** What may be sent. */
	forms: z.record(z.string(), formSchema).readonly(),
	/** Facts about the business that mails and pages state. */
	business: z.object({
		name: z.string(),
		contactEmail: z.string(),
		postalAddress: z.string().nullable(),
		/** Of the office hours: the founder reads times in it. */
		timeZone,
		replyWithinHours: z.number(),
		/** Whether the site has an editor at /admin. */
		hasEditor: z.boolean(),
	}),
	/** What mails, notices and the inbox's own pages say in English. */
	words: mailWordsSchema.omit({ $schema: true }),
	/** The words of the forms that faults repeat. */
	formWords: z.object({ ascii: z.string() }),
	/** What visitors read in other languages than English, by the language. */
	languages: z.record(
		z.string(),
		z.object({
			// Written by the build from files that it has checked.
			quiz: z.custom<LetterWords>((value) => value instanceof Object && "language" in value),
			mail: visitorWords,
		}),
	),
	/** For how many days what is done with is kept, and what is held as spam, as /privacy says it. */
	retention: z.object({ days: z.number(), spamDays: z.number() }),
	/** The faces of the site's fonts, as CSS: the desk is set in them, too. */
	fontFaces: z.string(),
});
export type BuildInfo = Readonly<z.infer<typeof buildInfoSchema>>;

/** A Worker reads the text for each request, and parsing it takes milliseconds. */
let last: { readonly text: string; readonly info: BuildInfo } | undefined;

/**
 * Parses the file at BUILD_INFO_PATH.
 * @throws ZodError or SyntaxError where it is not what the build writes
 */
export function parseBuildInfo(text: string): BuildInfo {
	if (last?.text !== text) last = { text, info: buildInfoSchema.parse(JSON.parse(text)) };
	return last.info;
}
