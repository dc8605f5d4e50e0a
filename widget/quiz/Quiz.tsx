import { meantAddress } from "../../shared/address.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { roleIn } from "../../shared/quiz/keys.ts";
import type { Words } from "../../shared/quiz/translation.ts";
import type { ViewProps } from "./controller.ts";
import { Dialog } from "./Dialog.tsx";
import { EmailStep } from "./stages/EmailStep.tsx";
import { Landing } from "./stages/Landing.tsx";
import { DeliveryStatus, KeptAnswers, noticeText } from "./stages/parts.tsx";
import { Question } from "./stages/Question.tsx";
import { Results } from "./stages/Results.tsx";
import type { QuizState, Stage } from "./state/state.ts";

const STAGE_VIEWS: Record<Stage, (props: ViewProps) => React.ReactNode> = {
	landing: Landing,
	quiz: Question,
	email: EmailStep,
	results: Results,
};

/** The current stage and the live region. */
export function Quiz({ quiz, isFirstPaint }: ViewProps) {
	const { stage, notices } = quiz.state;
	const View = STAGE_VIEWS[stage];
	const view = (
		<div className={`stage stage-${stage}`}>
			<p role="status" className="unseen">
				{/* A new key remounts the text, so that screen readers announce a repeated notice. */}
				<span key={notices}>{announcement(quiz.words, quiz.state)}</span>
			</p>
			{(stage === "landing" || stage === "email") && <DeliveryStatus quiz={quiz} />}
			<View quiz={quiz} isFirstPaint={isFirstPaint} />
			{stage !== "landing" && <KeptAnswers quiz={quiz} />}
		</div>
	);
	return quiz.settings.dialog ? <Dialog quiz={quiz}>{view}</Dialog> : view;
}

/** The text of the live region. The heading isn't included, because it receives the focus after each move. */
function announcement(
	words: Words,
	{ email, notice, sending, delivery, stage, result, reveal }: QuizState,
): string {
	if (notice)
		return fill(noticeText(words, notice), { address: meantAddress(email.address) ?? "" });
	if (sending) return words.email.sending;
	if (!delivery || reveal === "running" || !(stage === "landing" || stage === "results")) return "";
	// During the animation the focused heading was still without the name.
	const name = reveal && result ? `${roleIn(words, result.primary).name}. ` : "";
	return name + words.delivery[delivery];
}
