import type { MouseEvent } from "react";
import { questions } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { quiz as text } from "../../shared/quiz/messages.ts";
import { Button } from "../Button.tsx";
import type { ViewProps } from "../controller.ts";
import { StageHeading } from "../StageHeading.tsx";
import { chosenOption } from "../state/update.ts";

/** One of the fifteen questions: native radios, whose arrow keys choose and never advance. */
export function Question({ quiz }: ViewProps) {
	const { index } = quiz.state;
	const question = questions[index];
	if (!question) return null;
	const chosen = chosenOption(quiz.state);
	const last = index === questions.length - 1;
	// Sent from the click, not from `submit`, which never fires in a frame without allow-forms.
	const next = (event: MouseEvent) => {
		event.preventDefault();
		quiz.dispatch({ type: "next" });
	};
	return (
		<form className="question" key={question.id}>
			<Progress position={index + 1} />
			<fieldset>
				<legend>
					<StageHeading quiz={quiz}>{question.prompt}</StageHeading>
				</legend>
				{question.options.map(({ label }, option) => (
					<label key={label} part="option" className="option">
						<input
							type="radio"
							name="option"
							value={option}
							checked={option === chosen}
							onChange={() => quiz.dispatch({ type: "choose", option })}
						/>
						<span>{label}</span>
					</label>
				))}
			</fieldset>
			<div className="steps">
				<Button outlined disabled={index === 0} onClick={quiz.previous}>
					{text.previous}
				</Button>
				<Button type="submit" disabled={chosen === undefined} onClick={next}>
					{last ? text.finish : text.next}
				</Button>
			</div>
		</form>
	);
}

/** How far the quiz is, as one patch of cloth for each question (docs/product.md 1.5). */
function Progress({ position }: { position: number }) {
	const total = questions.length;
	const label = fill(text.position, { position, total });
	return (
		<div className="progress">
			<p>{label}</p>
			<div
				part="progress"
				role="progressbar"
				aria-label={label}
				aria-valuenow={position}
				aria-valuemax={total}
				className="patches"
			>
				{questions.map(({ id }, patch) => (
					<i key={id} className={patch < position ? "filled" : undefined} />
				))}
			</div>
		</div>
	);
}
