import { contentFile, line, part, prose } from "../../../shared/content/fields.ts";
import { actions, title } from "../../schemas/page-parts.ts";

/** The words around each article, and those of the feed: `site/_data/pages/article.json`. */
export const schema = contentFile(
	"Articles: around each",
	{
		tagsLabel: line("Topics", "Labels the topics of an article."),
		relatedTitle: line("Heading of what to read next"),
		actions: actions.meta({ label: "Buttons below what to read next" }),
		feed: part(
			"Feed",
			{ title, subtitle: prose("Subtitle") },
			"What programs show to people who follow the articles.",
		),
	},
	"The articles themselves have a list of their own.",
);
