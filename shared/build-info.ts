import type { Forms } from "./content/forms.ts";
import type { VisitorWords } from "./content/mail-words.ts";
import type { LetterWords } from "./quiz/email.ts";

/** For how many days what is done with is kept, and what is held as spam. */
export interface Retention {
	readonly days: number;
	readonly spamDays: number;
}

/** What the build says of itself to the delivery of forms, in `_delivery.json`. */
export interface BuildInfo {
	/** Origin and path prefix of the site, without a slash at the end. */
	readonly siteUrl: string;
	/** Where the pages post forms; null = nowhere, they are simulated. */
	readonly endpoint: string | null;
	/** The slugs that may stand in a submission. */
	readonly partners: readonly string[];
	/** What may be sent. */
	readonly forms: Forms;
	/** What visitors read in other languages than English, by the language. */
	readonly languages: Readonly<
		Record<string, { readonly quiz: LetterWords; readonly mail: VisitorWords }>
	>;
	/** For how many days what visitors sent is kept, as /privacy says it. */
	readonly retention: Retention;
	/** The faces of the site's fonts, as CSS: the desk is set in them, too. */
	readonly fontFaces: string;
}
