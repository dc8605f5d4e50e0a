import { lines } from "../../../shared/content/fields.ts";
import { paragraphs } from "../../schemas/page-parts.ts";
import { sectionSchema } from "../section-kind.ts";

export const schema = sectionSchema("Text", "Paragraphs, and short points.", {
	paragraphs: paragraphs.optional(),
	points: lines("Short points", "point").optional(),
});
