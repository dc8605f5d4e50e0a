import { contentFile, line, part } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import { statement } from "../../schemas/statement.ts";

/** The accessibility statement: `site/_data/pages/accessibility.json`. */
export const schema = contentFile("Accessibility", {
	...statement,
	report: part("Page of the report", { metadata, link: line("Link to it") }),
});
