import { line } from "../../../shared/content/fields.ts";
import { sectionSchema } from "../section-kind.ts";

/** Only one page needs this section, because each article has a page of its own. */
export const schema = sectionSchema("All articles", "The list of all articles, with filters.", {
	newest: line("Before the newest article", "Above its title, which is large."),
	filter: line("Label of the filters", "Screen readers read it."),
	all: line("All categories"),
	feed: line("Link to the feed"),
	newer: line("Link to the page before", "Between the pages of a long list.").meta({
		shown: "once the list takes several pages",
	}),
	older: line("Link to the page after").meta({ shown: "once the list takes several pages" }),
});
