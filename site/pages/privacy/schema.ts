import { z } from "zod";
import { contentFile, text } from "../../../shared/content/fields.ts";
import { statement } from "../../content/statement.ts";

/** What the site does with data: `site/_data/pages/privacy.json`. */
export const schema = contentFile({
	...statement,
	/** The page shows one of each pair, as site.json is set. */
	forms: z.strictObject({ title: text, sent: text, simulated: text }),
	analytics: z.strictObject({ title: text, measured: text, none: text }),
});

export type PrivacyPage = z.infer<typeof schema>;
