import { line, part, prose } from "./fields.ts";

/** The title and description of a page in search results and link previews. */
export const metadata = part(
	"In search results and shared links",
	{
		title: line(
			"Title",
			"Without the name of the site, which is added. Also the name of the browser’s tab.",
		).max(60),
		description: prose("Description").min(50).max(160),
	},
	"None of this shows on the page itself.",
);
