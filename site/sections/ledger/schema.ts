import { z } from "zod";
import { href, lines, link, list, part } from "../../../shared/content/fields.ts";
import { text, title } from "../../schemas/page-parts.ts";
import { sectionKind } from "../section.ts";

const entry = part("Entry", {
	title,
	href: href.meta({ label: "The heading leads to" }).optional(),
	text: text.meta({ hint: "{price} is the lowest price of a year’s membership." }).optional(),
	points: lines("Short points", "point").optional(),
	action: link.meta({ label: "Link below" }).optional(),
});

export const schema = sectionKind("Names and texts", {
	items: list("Entries", "entry", entry).min(1),
	columns: z.literal(true).meta({ label: "In two columns" }).optional(),
});
