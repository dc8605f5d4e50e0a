import { z } from "zod";
import { formSchema } from "./content/forms.ts";
import { type VisitorWords, visitorWordsSchema } from "./content/mail-words.ts";
import type { LetterWords } from "./quiz/email.ts";

const visitorWords: z.ZodType<VisitorWords> = visitorWordsSchema;

/** What the build says of itself to the delivery of forms, in `_delivery.json`. */
export const buildInfoSchema = z.object({
	/** Origin and path prefix of the site, without a slash at the end. */
	siteUrl: z.string(),
	/** Where the pages post forms; null = nowhere, they are simulated. */
	endpoint: z.string().nullable(),
	/** The slugs that may stand in a submission. */
	partners: z.array(z.string()).readonly(),
	/** What may be sent. */
	forms: z.record(z.string(), formSchema).readonly(),
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
