import type { z } from "zod";
import { contentFile, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** The page for addresses that do not exist: `site/_data/pages/not-found.json`. */
export const schema = contentFile({
	metadata,
	title: text,
	text,
	action: link,
	/** Where to tell us about a link that leads here. */
	report: link,
});

export type NotFoundPage = z.infer<typeof schema>;
