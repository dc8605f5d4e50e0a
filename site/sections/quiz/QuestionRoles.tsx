import { questions, roleOf } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { Disclosure } from "../../components/Faq.tsx";
import type { FromQuizProps } from "./schema.ts";

/** The four roles of each question, whose number the label shows as `{number}`. */
export function QuestionRoles({ caption, labels: [label = ""] }: FromQuizProps) {
	return (
		<div className="mt-6 border-y">
			<Disclosure title={<h3>{caption}</h3>}>
				<ol className="mb-6 grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3">
					{questions.map(({ id, options }, index) => (
						<li key={id} className="border-t pt-3">
							<b>{fill(label, { number: index + 1 })}</b>
							<ul className="mt-2 text-small">
								{options.map(({ role }) => (
									<li key={role} className="border-s-8 border-s-role ps-3" data-role={role}>
										{roleOf(role).name}
									</li>
								))}
							</ul>
						</li>
					))}
				</ol>
			</Disclosure>
		</div>
	);
}
