import { QUESTION_IDS, ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { Progress } from "../../common/Progress.tsx";
import type { QuizState } from "../state/state.ts";

const TOTAL = QUESTION_IDS.length;

/**
 * The progress bar behind a quilt, where each answer dyes a patch: the question gives the dye and the option the turn, so
 * the quilt doesn't tell the role. Hidden from screen readers, because the heading says the position.
 */
export function ProgressCloth({ index, answers }: Pick<QuizState, "index" | "answers">) {
	return (
		<div part="progress" className="patches" aria-hidden="true">
			<Progress value={((index + 1) / TOTAL) * 100} />
			{QUESTION_IDS.map((id, patch) => {
				const option = answers[id];
				const look = option === undefined ? "" : `filled turn-${option}`;
				return (
					<i
						key={id}
						data-role={ROLE_KEYS[(patch * 3) % ROLE_KEYS.length]}
						className={patch === index ? `${look} current` : look}
					/>
				);
			})}
		</div>
	);
}
