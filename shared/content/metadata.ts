import { z } from "zod";
import { text } from "./fields.ts";

/** What a search engine and a shared link show of a page. */
export const metadata = z.strictObject({
	/** Without the site's name, which the layout adds. */
	title: text.max(60),
	description: text.min(50).max(160),
});
