import { lines } from "../../../shared/content/fields.ts";
import { paragraphs, quote } from "../../schemas/page-parts.ts";
import { sectionKind } from "../section.ts";

export const schema = sectionKind("Text", {
	quote: quote.meta({ hint: "Stands in large type above the paragraphs." }).optional(),
	paragraphs: paragraphs.optional(),
	points: lines("Short points", "point").optional(),
});
