import type { z } from "zod";
import { contentFile, line, prose } from "../../shared/content/fields.ts";
import { sentence } from "../../shared/quiz/messages-schema.ts";

/** The words around the content of every page: `site/_data/everyPage.json`. */
export const everyPageSchema = contentFile(
	"Words around every page",
	{
		skip: line("Link that skips the menus"),
		menu: line("Button of the menu on phones"),
		main: line("Name of the menu", "Screen readers say it."),
		footer: line("Name of the links at the foot", "Screen readers say it."),
		home: line("Link to the first page"),
		privacy: line("Link to privacy"),
		accessibility: line("Link to accessibility"),
		attribution: prose("Source of the roles", "At the foot of every page."),
		shareImage: sentence("What the picture of a shared link shows", "title"),
		dismantles: sentence("Before the habits of a role", "habits"),
		lastReviewed: sentence("When a statement was last reviewed", "date"),
		elsewhere: prose("The rest of the site is in English", "Only on pages in other languages."),
		unreviewed: prose("Nobody has reviewed it", "Only on pages in other languages."),
	},
	"What every page says around its content.",
).meta({ group: "Business details" });

export type EveryPage = z.infer<typeof everyPageSchema>;
