import { line } from "../../../shared/content/fields.ts";
import { sectionKind } from "../section.ts";

/** One page has it: the articles have a list of their own, and a page each. */
export const schema = sectionKind("All articles", {
	filter: line("Label of the filters", "Screen readers read it."),
	all: line("All categories"),
	feed: line("Link to the feed"),
});
