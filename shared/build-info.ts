import { z } from "zod";
import { timeZone } from "./content/fields.ts";
import { formSchema } from "./content/forms.ts";
import { mailWordsSchema, visitorWordsSchema } from "./content/mail-words.ts";
import type { LetterWords } from "./quiz/email.ts";

const spokenWords = z.object({
	// A shallow check suffices, because the build writes this part from validated files.
	quiz: z.custom<LetterWords>((value) => value instanceof Object && "language" in value),
	mail: visitorWordsSchema.omit({ $schema: true }),
});
/** The words that visitors read, in one language. */
export type SpokenWords = Readonly<z.infer<typeof spokenWords>>;

/** The path of the file in which the build describes the site to the inbox. */
export const BUILD_INFO_PATH = "/_delivery.json";

/** What the build tells the inbox about the site: everything that the founder edits and the inbox needs. */
export const buildInfoSchema = z.object({
	/** Origin and path prefix of the site, without a trailing slash. */
	siteUrl: z.string(),
	/** The URL to which pages post forms; null if submissions are only simulated. */
	endpoint: z.string().nullable(),
	/** The partner slugs that a submission may name. */
	partners: z.array(z.string()).readonly(),
	/** Every form by its name. */
	forms: z.record(z.string(), formSchema).readonly(),
	/** Facts about the business that appear in mails and on pages. */
	business: z.object({
		name: z.string(),
		contactEmail: z.string(),
		postalAddress: z.string().nullable(),
		/** The time zone of the office hours, used for all times that are shown to the founder. */
		timeZone,
		/** The path of the site's editor; null if it has none. */
		editor: z.string().nullable(),
	}),
	/** The texts of mails to the founder. */
	words: mailWordsSchema.pick({ inbox: true, notices: true }),
	/** The form texts that the server repeats in validation errors. */
	formWords: z.object({ ascii: z.string(), blank: z.string() }),
	/** The visitor-facing texts by language code. */
	languages: z.object({ en: spokenWords }).catchall(spokenWords),
	/** Whether the founder gets a mail about each of these, besides the numbers in the weekly digest. */
	mailEach: z.object({ quiz: z.boolean(), leavers: z.boolean() }),
	/** Retention periods in days, as stated on /privacy: for completed submissions and for spam. */
	retention: z.object({ days: z.number(), spamDays: z.number() }),
	/** The `@font-face` rules of the site's fonts, which the desk also uses. */
	fontFaces: z.string(),
});
export type BuildInfo = Readonly<z.infer<typeof buildInfoSchema>>;

/** Caches the last parsed text: a Worker reads the text for each request, and parsing takes milliseconds. */
let last: { readonly text: string; readonly info: BuildInfo } | undefined;

/**
 * Parses the file at BUILD_INFO_PATH.
 * @throws ZodError or SyntaxError if the text is invalid
 */
export function parseBuildInfo(text: string): BuildInfo {
	if (last?.text !== text) last = { text, info: buildInfoSchema.parse(JSON.parse(text)) };
	return last.info;
}
