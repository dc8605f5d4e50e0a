import type { ViewProps } from "../controller.ts";
import { Options } from "./Options.tsx";

/** On request, the visitor's fifteen answers, each of which can be changed in its place (docs/product.md 1.10). */
export function Answers({ quiz: { words, state, dispatch } }: ViewProps) {
	const { answers: text, questions } = words;
	return (
		<details className="answers">
			<summary>{text.title}</summary>
			<p>{text.text}</p>
			<ol role="list">
				{questions.map((question, index) => {
					const { id, prompt, options } = question;
					const chosen = state.answers[id];
					return (
						<li key={id}>
							<details>
								<summary>
									<span id={id}>{prompt}</span> <b>{options[chosen ?? -1]?.label}</b>
								</summary>
								<Options
									question={question}
									chosen={chosen}
									onChoose={(option) => dispatch({ type: "choose", option, index })}
								/>
							</details>
						</li>
					);
				})}
			</ol>
		</details>
	);
}
