import { pillarLabel, questions, roleOf } from "../../../shared/quiz/catalogue.ts";

interface CountingExampleProps {
	title: string;
	/** What each of the three marks is for. */
	marks: readonly string[];
}

/** The first answer of the quiz, and the three marks that it makes. */
export function CountingExample({ title, marks }: CountingExampleProps) {
	const [question] = questions;
	const option = question?.options[0];
	if (!question || !option) return null;
	const [roleMark, ...pillarMarks] = marks;
	return (
		<figure className="example" data-role={option.role}>
			<figcaption className="label">{title}</figcaption>
			<p>{question.prompt}</p>
			<p className="answer display">{option.label}</p>
			<ul>
				<li className="mark">
					<b>{roleOf(option.role).name}</b> <span>{roleMark}</span>
				</li>
				{option.pillars.map((pillar, index) => (
					<li key={pillar}>
						<b>{pillarLabel(pillar)}</b> <span>{pillarMarks[index]}</span>
					</li>
				))}
			</ul>
		</figure>
	);
}
