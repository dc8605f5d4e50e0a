import { lines, list, prose } from "../../../shared/content/fields.ts";
import { paragraphs, point } from "../../schemas/page-parts.ts";
import { sectionKind } from "../section.ts";

export const schema = sectionKind("Text", {
	quote: prose("Large sentence", "Stands in large type above the paragraphs.").optional(),
	paragraphs: paragraphs.optional(),
	entries: list("Terms", "term", point, "Each beside its explanation.").optional(),
	points: lines("Short points", "point").optional(),
});
