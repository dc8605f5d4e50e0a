import type { ComponentType } from "react";
import type { Fairness } from "../../schemas/fairness.ts";
import type { SectionProps } from "../section.ts";
import Text from "../text/component.tsx";
import { FairnessTable } from "./FairnessTable.tsx";
import { FirstQuestion } from "./FirstQuestion.tsx";
import { Marks } from "./Marks.tsx";
import { QuestionRoles } from "./QuestionRoles.tsx";
import { Settled } from "./Settled.tsx";
import type { schema } from "./schema.ts";

type Props = SectionProps<typeof schema, "fairness">;

export interface FromQuizProps {
	caption: string | undefined;
	labels: readonly string[];
	fairness: Fairness;
}

const PARTS: Readonly<Record<Props["section"]["shows"], ComponentType<FromQuizProps>>> = {
	"first-question": FirstQuestion,
	marks: Marks,
	settled: Settled,
	fairness: FairnessTable,
	"question-roles": QuestionRoles,
};

/** Paragraphs, and a part or a figure of the quiz. */
export default function FromQuiz({ data, section }: Props) {
	const { paragraphs, shows, caption, labels = [] } = section;
	const Part = PARTS[shows];
	return (
		<>
			{paragraphs && <Text data={data} section={{ paragraphs }} />}
			<Part caption={caption} labels={labels} fairness={data.fairness} />
		</>
	);
}
