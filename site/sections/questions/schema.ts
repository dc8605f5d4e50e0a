import { line, list, part, prose } from "../../../shared/content/fields.ts";
import { sectionKind } from "../section.ts";

export const schema = sectionKind("Questions and answers", {
	items: list(
		"Questions and answers",
		"question",
		part("Question", { question: line("Question"), answer: prose("Answer") }),
	).min(1),
});
