import { z } from "zod";
import { line, list, part } from "../../../shared/content/fields.ts";
import { text, title } from "../../schemas/page-parts.ts";
import { sectionKind } from "../section.ts";

const step = part("Step", {
	when: line("When", "Stands in place of the number, such as “Monday”.").optional(),
	title,
	text: text.optional(),
});

export const schema = sectionKind("Steps", {
	items: list("Steps", "step", step).min(2),
	columns: z
		.literal(true)
		.meta({ label: "Beside each other", hint: "For steps of a few words." })
		.optional(),
});
