import { z } from "zod";
import { line } from "../../../shared/content/fields.ts";
import { sectionSchema } from "../section-kind.ts";

/** The partners' words are in their own entries. */
export const schema = sectionSchema(
	"Partners",
	"The partners’ names, or all of them with what they do.",
	{
		all: z
			.literal(true)
			.meta({
				label: "All partners",
				hint: "With their descriptions and courses. Without it, only those that are set to show on the home page.",
			})
			.optional(),
		course: line("Before a course that we teach together").optional(),
	},
);
