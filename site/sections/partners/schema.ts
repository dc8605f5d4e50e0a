import { line } from "../../../shared/content/fields.ts";
import { flag } from "../../schemas/page-parts.ts";
import { sectionSchema } from "../section-kind.ts";

/** The partners' words are in their own entries. */
export const schema = sectionSchema(
	"Partners",
	"The partners’ names, or all of them with what they do.",
	{
		all: flag(
			"All partners",
			"With their descriptions and courses. Without it, only those that are set to show on the home page.",
		),
		course: line("Before a course that we teach together").optional(),
	},
);
