import { questions } from "../../../shared/quiz/catalogue.ts";
import { PressedStrips } from "../../components/Strips.tsx";
import type { FromQuizProps } from "./schema.ts";

/** The first question of the quiz. Each answer links to the quiz with that answer preselected. */
export function FirstQuestion({ caption }: FromQuizProps) {
	const [question] = questions;
	if (!question) return null;
	return (
		<>
			<h3 className="say">{question.prompt}</h3>
			<PressedStrips
				links={question.options.map(({ label }, index) => ({
					title: label,
					href: `/quiz?first=${index + 1}`,
				}))}
			/>
			<p className="mt-6 max-w-text">{caption}</p>
		</>
	);
}
