import { roleOf } from "../shared/quiz/catalogue.ts";
import { fill } from "../shared/quiz/fill.ts";
import { QUESTION_IDS } from "../shared/quiz/keys.ts";
import {
	delivery as deliveryText,
	email,
	quiz as questions,
	results,
} from "../shared/quiz/messages.ts";
import type { ViewProps } from "./controller.ts";
import { EmailStep } from "./stages/EmailStep.tsx";
import { Landing } from "./stages/Landing.tsx";
import { Question } from "./stages/Question.tsx";
import { Results } from "./stages/Results.tsx";
import type { QuizState, Stage } from "./state/state.ts";

const STAGE_VIEWS: Record<Stage, (props: ViewProps) => React.ReactNode> = {
	landing: Landing,
	quiz: Question,
	email: EmailStep,
	results: Results,
};

/** The whole quiz: one of its four stages, and the live region that speaks for all of them. */
export function Quiz({ quiz }: ViewProps) {
	const { stage } = quiz.state;
	const View = STAGE_VIEWS[stage];
	return (
		<div className={`stage stage-${stage}`}>
			<p role="status" className="unseen">
				{announcement(quiz.state)}
			</p>
			<View quiz={quiz} />
		</div>
	);
}

/** What the live region says: a one-off message, or where the visitor is. Nothing at the landing. */
function announcement({ stage, index, sending, delivery, notice, result }: QuizState): string {
	if (notice) return notice === "copied" ? results.copied : results.copyByHand;
	if (sending) return email.sending;
	if (stage === "quiz")
		return fill(questions.position, { position: index + 1, total: QUESTION_IDS.length });
	if (stage !== "results") return "";
	if (!result) return results.error;
	const role = fill(results.announcement, { role: roleOf(result.primary).name });
	return delivery ? `${role}. ${deliveryText[delivery]}` : role;
}
