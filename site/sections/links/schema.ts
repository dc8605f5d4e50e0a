import { href, list, part } from "../../../shared/content/fields.ts";
import { text, title } from "../../schemas/page-parts.ts";
import { sectionSchema } from "../section-kind.ts";

const entry = part("Link", {
	title,
	href,
	text: text.meta({ hint: "{price} is the lowest price of a year’s membership." }).optional(),
});

export const schema = sectionSchema(
	"Strips to press",
	"Ways on: each strip leads to another page.",
	{ items: list("Links", "link", entry).min(2) },
);
