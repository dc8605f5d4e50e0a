import { z } from "zod";
import { timeZone } from "./content/fields.ts";
import { formSchema } from "./content/forms.ts";
import { mailWordsSchema, type VisitorWords, visitorWordsSchema } from "./content/mail-words.ts";
import type { LetterWords } from "./quiz/email.ts";

const visitorWords: z.ZodType<VisitorWords> = visitorWordsSchema;

/** What the build tells the server, in `_delivery.json`. */
export const buildInfoSchema = z.object({
	/** Origin and path prefix of the site, without a slash at the end. */
	siteUrl: z.string(),
	/** Where forms are posted; null when they are simulated. */
	endpoint: z.string().nullable(),
	partners: z.array(z.string()).readonly(),
	forms: z.record(z.string(), formSchema).readonly(),
	languages: z.record(
		z.string(),
		z.object({
			// The build writes it from checked files.
			quiz: z.custom<LetterWords>((value) => value instanceof Object && "language" in value),
			mail: visitorWords,
		}),
	),
	/** Days until deletion, of finished submissions and of spam. */
	retention: z.object({ days: z.number(), spamDays: z.number() }),
	/** `@font-face` rules for the desk. */
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
