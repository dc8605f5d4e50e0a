import { href, line, lines, list, part } from "../../../shared/content/fields.ts";
import { actions, flag, text, title } from "../../schemas/page-parts.ts";
import { sectionSchema } from "../section-kind.ts";

const strip = part("Strip", {
	when: line("When", "Before the name, such as “Monday”.").optional(),
	title,
	href: href.meta({ label: "The name leads to" }).optional(),
	text: text.optional(),
	points: lines("Short points", "point").optional(),
	actions: actions.optional(),
});

export const schema = sectionSchema(
	"Strips in the page’s color",
	"What deserves its name in large type: people, ways to give, steps in their order.",
	{
		items: list("Strips", "strip", strip).min(2),
		numbered: flag("Numbered, as steps are"),
	},
);
