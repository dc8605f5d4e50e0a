import { z } from "zod";
import { contentFile, text } from "../../../shared/content/fields.ts";

/** What the site says and only the founder can confirm: `site/_data/claims.json`. */
export const claimsSchema = contentFile({
	/** In the order in which to check them. A confirmed claim is taken off the list. */
	claims: z.array(
		z.strictObject({
			/** The content file that makes the claim, by its path in the repository. */
			file: text,
			/** Words that stand in that file. */
			words: text,
			/** What to check, or to have at hand, before the site says so. */
			confirm: text,
		}),
	),
});
