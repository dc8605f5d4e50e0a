import { lines, list, part } from "../../../shared/content/fields.ts";
import { actions, flag, text, title } from "../../schemas/page-parts.ts";
import { sectionSchema } from "../section-kind.ts";

const entry = part("Entry", {
	title,
	text: text.meta({ hint: "{price} is the lowest price of a year’s membership." }).optional(),
	points: lines("Short points", "point").optional(),
	actions: actions.optional(),
});

export const schema = sectionSchema(
	"Texts beside each other",
	"Two to four texts or lists that weigh the same, each with its buttons.",
	{
		items: list("Entries", "entry", entry).min(2),
		boxes: flag("With boxes to tick", "For a checklist that people print."),
	},
);
