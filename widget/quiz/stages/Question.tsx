import type { MouseEvent } from "react";
import { fill } from "../../../shared/quiz/fill.ts";
import { QUESTION_IDS } from "../../../shared/quiz/keys.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import { Button } from "../../common/Button.tsx";
import type { ViewProps } from "../controller.ts";
import { chosenOption } from "../state/update.ts";
import { Options } from "./Options.tsx";
import { ProgressCloth } from "./ProgressCloth.tsx";
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
		<form className="question band">
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
