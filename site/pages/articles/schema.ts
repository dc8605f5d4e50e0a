import { facts, line, part, prose } from "../../../shared/content/fields.ts";
import { label, lead, pageFile, text, title } from "../../schemas/page-parts.ts";

/** The list of articles, and the text that surrounds every article: `site/_data/pages/articles.json`. */
export const schema = pageFile(
	"Articles",
	{
		label,
		title,
		lead,
		filterLabel: line("Label of the filters", "Screen readers read it."),
		all: line("All categories"),
		feedLabel: line("Link to the feed"),
		newsletter: part("Newsletter", { title, text, facts }, "Beside the form."),
		article: part("Words around an article", {
			tagsLabel: line("Topics", "Labels the topics of an article."),
			relatedTitle: line("Heading of what to read next"),
			allLabel: line("Link to all articles"),
		}),
		feed: part(
			"Feed",
			{ title, subtitle: prose("Subtitle") },
			"What programs show to people who follow the articles.",
		),
	},
	"The words around the articles. The articles themselves have a list of their own.",
);
