import type { MouseEvent } from "react";
import { fill } from "../../../shared/quiz/fill.ts";
import { QUESTION_IDS } from "../../../shared/quiz/keys.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import { Button } from "../../common/Button.tsx";
import { Progress } from "../../common/Progress.tsx";
import type { ViewProps } from "../controller.ts";
import type { QuizState } from "../state/state.ts";
import { chosenOption } from "../state/update.ts";
import { Options } from "./Options.tsx";
import { NoticeText, StageHeading } from "./parts.tsx";

const TOTAL = QUESTION_IDS.length;

/** A label such as "Question 3 of 15". @param index - from 0 */
export function positionOf({ quiz }: Words, index: number): string {
	return fill(quiz.position, { position: index + 1, total: TOTAL });
}

/** One of the fifteen questions. */
export function Question({ quiz }: ViewProps) {
	const { index, notice } = quiz.state;
	const { words } = quiz;
	const { quiz: text } = words;
	const question = words.questions[index];
	if (!question) return null;
	const chosen = chosenOption(quiz.state);
	const last = index === TOTAL - 1;
	// Handles `click` instead of `submit`, which doesn't fire in a sandboxed frame without `allow-forms`.
	const next = (event: MouseEvent) => {
		event.preventDefault();
		quiz.dispatch({ type: "next" });
	};
	return (
		<form className="question">
			<ProgressCloth {...quiz.state} />
			<StageHeading quiz={quiz}>
				<span className="eyebrow">{positionOf(words, index)}</span>{" "}
				<span className="prompt">{question.prompt}</span>
			</StageHeading>
			<Options
				question={question}
				label={text.options}
				chosen={chosen}
				onChoose={(option) => quiz.dispatch({ type: "choose", option })}
			/>
			<div className="steps apart">
				<NoticeText quiz={quiz} onShow={notice === "unanswered" ? focusAnswers : null} />
				<Button outlined disabled={index === 0} onClick={() => quiz.previous()}>
					{text.previous}
				</Button>
				<Button type="submit" aria-disabled={chosen === undefined} onClick={next}>
					{last ? text.finish : text.next}
				</Button>
			</div>
		</form>
	);
}

function focusAnswers(node: HTMLElement | null): void {
	node?.closest("form")?.querySelector("input")?.focus();
}

/**
 * The progress bar behind a cloth where each answer adds an undyed patch. Hidden from screen readers, because the heading
 * says the position.
 */
function ProgressCloth({ index, answers }: QuizState) {
	return (
		<div part="progress" className="patches" aria-hidden="true">
			<Progress value={((index + 1) / TOTAL) * 100} />
			{QUESTION_IDS.map((id, patch) => (
				<i
					key={id}
					className={`${answers[id] === undefined ? "" : "filled"}${patch === index ? " current" : ""}`}
				/>
			))}
		</div>
	);
}
