import type { ComponentType } from "react";
import type { z } from "zod";
import { Paragraphs } from "../../components/Text.tsx";
import { defineKind } from "../section-kind.ts";
import { FairnessTable } from "./FairnessTable.tsx";
import { FirstQuestion } from "./FirstQuestion.tsx";
import { Marks } from "./Marks.tsx";
import { QuestionRoles } from "./QuestionRoles.tsx";
import { Settled } from "./Settled.tsx";
import { type FromQuizProps, schema } from "./schema.ts";

const PARTS: Readonly<Record<z.infer<typeof schema>["shows"], ComponentType<FromQuizProps>>> = {
	"first-question": FirstQuestion,
	marks: Marks,
	settled: Settled,
	fairness: FairnessTable,
	"question-roles": QuestionRoles,
};

/** Paragraphs, and a part or a figure of the quiz. */
export default defineKind({
	schema,
	Content({ data: { fairness }, section: { paragraphs = [], shows, caption, labels = [] } }) {
		const Part = PARTS[shows];
		return (
			<>
				<Paragraphs texts={paragraphs} className="mb-6" />
				<Part caption={caption} labels={labels} fairness={fairness} />
			</>
		);
	},
});
