import { useState } from "react";
import { createRoot } from "react-dom/client";
import { landing, quiz as text } from "../../../shared/quiz/messages.ts";
import questions from "../../../shared/quiz/questions.json" with { type: "json" };

/** The quiz's questions as the plainest React app. */
function Quiz() {
	const [index, setIndex] = useState(-1);
	const [answers, setAnswers] = useState<readonly number[]>([]);
	const question = questions[index];
	if (index === -1)
		return (
			<>
				<h2>{landing.headline}</h2>
				<p>{landing.lead}</p>
				<button id="start" type="button" onClick={() => setIndex(0)}>
					{landing.start}
				</button>
			</>
		);
	if (!question) return <p>{answers.join(", ")}</p>;
	return (
		<>
			<h2>{question.prompt}</h2>
			<p>{`${index + 1} / ${questions.length}`}</p>
			<fieldset>
				{question.options.map(({ label }, option) => (
					<label key={label}>
						<input
							type="radio"
							name={question.id}
							checked={answers[index] === option}
							onChange={() => setAnswers(Object.assign([...answers], { [index]: option }))}
						/>
						<span>{label}</span>
					</label>
				))}
			</fieldset>
			<button id="previous" type="button" onClick={() => setIndex(Math.max(0, index - 1))}>
				{text.previous}
			</button>
			<button
				id="next"
				type="button"
				onClick={() => answers[index] !== undefined && setIndex(index + 1)}
			>
				{text.next}
			</button>
		</>
	);
}

createRoot(document.querySelector("main") ?? document.body).render(<Quiz />);
