import { link } from "../../../shared/content/fields.ts";
import { action, pageFile, text, title } from "../../schemas/page-parts.ts";

/** The 404 page: `site/_data/pages/not-found.json`. */
export const schema = pageFile("Page not found", {
	title,
	text,
	action: action.meta({ label: "First button" }),
	report: link.meta({ label: "Second button", hint: "Where people tell you of a wrong link." }),
});
