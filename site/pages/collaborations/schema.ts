import { facts, line, part } from "../../../shared/content/fields.ts";
import {
	action,
	actions,
	head,
	pageFile,
	section,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

/** The co-creators page: `site/_data/pages/collaborations.json`. */
export const schema = pageFile(
	"Collaborations",
	{
		head: top({ ...head, actions }),
		partners: section("Partners", {
			teachTogether: line("Above a course", "Stands under a partner."),
			newTab: line("Opens in a new tab", "Screen readers read it after a link."),
		}),
		propose: section("Propose a collaboration", {
			facts: facts.optional(),
			action,
		}),
		embed: part("The quiz on their page", { title, text, actions }),
	},
	"The partners themselves have a list of their own.",
);
