import { z } from "zod";
import { lines, list, part } from "../../../shared/content/fields.ts";
import { title } from "../../schemas/page-parts.ts";
import { sectionKind } from "../section.ts";

const column = part("List", { title, items: lines("Entries", "entry").min(1) });

export const schema = sectionKind("Lists beside each other", {
	lists: list("Lists", "list", column).min(2).max(3),
	boxes: z
		.literal(true)
		.meta({ label: "With boxes to tick", hint: "For a checklist that people print." })
		.optional(),
});
