import { lines, list } from "../../../shared/content/fields.ts";
import { paragraphs, point } from "../../schemas/page-parts.ts";
import { sectionSchema } from "../section-kind.ts";

export const schema = sectionSchema(
	"Text",
	"Paragraphs, terms with their explanations, and short points.",
	{
		paragraphs: paragraphs.optional(),
		entries: list("Terms", "term", point, "Each beside its explanation.").optional(),
		points: lines("Short points", "point").optional(),
	},
);
