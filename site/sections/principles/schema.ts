import { z } from "zod";
import { lines, list, part, prose } from "../../../shared/content/fields.ts";
import { sectionSchema } from "../section-kind.ts";

/** The curriculum framework's principles; in this order, their initials spell the school's name. */
export const PRINCIPLES = ["Empowerment", "Resilience", "Interconnectedness", "Nurture"] as const;

const principle = part("Principle", {
	name: z.enum(PRINCIPLES).meta({
		label: "Name",
		edit: "readonly",
		why: "The first letters spell the name of the school.",
	}),
	meaning: prose("Meaning"),
	practices: lines("Practices", "practice").min(1),
});

/** Only one page needs this section, whose initials spell Erin. The curriculum's PDF shows it, too. */
export const schema = sectionSchema(
	"Principles of the school",
	"The four principles whose initials spell Erin.",
	{
		items: list("Principles", "principle", principle).length(PRINCIPLES.length),
	},
);
