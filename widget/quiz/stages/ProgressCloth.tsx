import { QUESTION_IDS } from "../../../shared/quiz/keys.ts";
import { Progress } from "../../common/Progress.tsx";
import type { QuizState } from "../state/state.ts";

/**
 * The progress bar behind a cloth where each answer adds an undyed patch: dyes come with the results. Hidden from screen
 * readers, because the heading says the position.
 */
export function ProgressCloth({ index, answers }: Pick<QuizState, "index" | "answers">) {
	return (
		<div part="progress" className="patches" aria-hidden="true">
			<Progress value={((index + 1) / QUESTION_IDS.length) * 100} />
			{QUESTION_IDS.map((id, patch) => (
				<i
					key={id}
					className={`${answers[id] === undefined ? "" : "filled"}${patch === index ? " current" : ""}`}
				/>
			))}
		</div>
	);
}
