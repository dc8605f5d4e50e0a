import { line, list, part, sentences } from "../../../shared/content/fields.ts";
import { sectionSchema } from "../section-kind.ts";

export const schema = sectionSchema(
	"Questions and answers",
	"Questions that open to their answers.",
	{
		items: list(
			"Questions and answers",
			"question",
			part("Question", { question: line("Question"), answer: sentences("Answer") }),
		).min(1),
	},
);
