import { z } from "zod";
import { lines, prose } from "../../../shared/content/fields.ts";
import type { Fairness } from "../../schemas/fairness.ts";
import { paragraphs } from "../../schemas/page-parts.ts";
import { sectionSchema } from "../section-kind.ts";

export const schema = sectionSchema(
	"From the quiz",
	"The first question, or a figure on how the quiz works.",
	{
		paragraphs: paragraphs.optional(),
		shows: z.enum(["first-question", "marks", "settled", "fairness", "question-roles"]).meta({
			label: "What it shows",
			hint: "Questions and roles are those under Quiz. A command counts the figures, and fills them in for {sheets}, {tied}, {least} and {most}.",
			labels: {
				"first-question": "The first question, whose answers lead into the quiz",
				marks: "The marks of one answer",
				settled: "What settles first place",
				fairness: "How often each role comes up",
				"question-roles": "The four roles of each question",
			},
		}),
		caption: prose("Beside what it shows").optional(),
		labels: lines("Its labels", "label", "In the order in which they stand there.").optional(),
	},
);

/** What each thing that the section can show receives. */
export interface FromQuizProps {
	caption: string | undefined;
	labels: readonly string[];
	fairness: Fairness;
}
