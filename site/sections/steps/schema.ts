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
	look: z
		.enum(["columns", "dyed", "undyed"])
		.meta({
			label: "Look",
			hint: "Without one, they stand below each other, each with a rule.",
			labels: {
				columns: "In two columns, for steps of a few words",
				dyed: "As dyed patches, for what there is now",
				undyed: "As undyed patches, for what is planned",
			},
		})
		.optional(),
});
