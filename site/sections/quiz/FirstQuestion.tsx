import { questions } from "../../../shared/quiz/catalogue.ts";
import { RowLink } from "../../components/Onward.tsx";

/** The first question of the quiz. Each answer links to the quiz with that answer preselected. */
export function FirstQuestion() {
	const [question] = questions;
	if (!question) return null;
	return (
		<>
			<h3 className="text-h4">{question.prompt}</h3>
			<ol className="mt-4 divide-y border-t">
				{question.options.map(({ label }, index) => (
					<li key={label} className="py-1">
						<RowLink link={{ label, href: `/quiz?first=${index + 1}` }} />
					</li>
				))}
			</ol>
		</>
	);
}
