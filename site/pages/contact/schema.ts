import { facts, line, list, part } from "../../../shared/content/fields.ts";
import { head, linked, pageFile, section, title, top } from "../../schemas/page-parts.ts";

/** The contact page: `site/_data/pages/contact.json`. */
export const schema = pageFile(
	"Contact",
	{
		head: top(head),
		form: part("Form", { title }),
		promise: line("How soon we reply", "Follows the number of hours."),
		direct: part("Other ways to reach us", {
			title,
			email: line("Email", "Labels your address."),
			scheduling: line("Link to the scheduling page"),
			social: line("Social media", "Labels your profiles."),
			facts,
		}),
		hours: part("Office hours", { title, note: line("Note under the hours") }),
		quick: section("Quick links", { actions: list("Links", "link", linked).min(1) }),
	},
	"Office hours and addresses are under Business details.",
);
