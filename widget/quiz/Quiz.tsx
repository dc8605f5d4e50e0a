import type { Words } from "../../shared/quiz/words.ts";
import type { ViewProps } from "./controller.ts";
import { DeliveryStatus } from "./DeliveryStatus.tsx";
import { Dialog } from "./Dialog.tsx";
import { noticeText } from "./NoticeText.tsx";
import { Answers } from "./stages/Answers.tsx";
import { EmailStep } from "./stages/EmailStep.tsx";
import { Landing } from "./stages/Landing.tsx";
import { Question } from "./stages/Question.tsx";
import { Results } from "./stages/Results.tsx";
import type { QuizState, Stage } from "./state/state.ts";

const STAGE_VIEWS: Record<Stage, (props: ViewProps) => React.ReactNode> = {
	landing: Landing,
	quiz: Question,
	email: (props) => (
		<>
			<EmailStep {...props} />
			<Answers {...props} />
		</>
	),
	results: Results,
};

/** The whole quiz: one of its four stages, and the live region that speaks for all of them. */
export function Quiz({ quiz, isFirstPaint }: ViewProps) {
	const { stage, notices } = quiz.state;
	const View = STAGE_VIEWS[stage];
	const view = (
		<div className={`stage stage-${stage}`}>
			<p role="status" className="unseen">
				{/* The key makes the same words a new node, so that they are said again. */}
				<span key={notices}>{announcement(quiz.words, quiz.state)}</span>
			</p>
			{(stage === "landing" || stage === "email") && <DeliveryStatus quiz={quiz} />}
			<View quiz={quiz} isFirstPaint={isFirstPaint} />
		</div>
	);
	return quiz.settings.dialog ? <Dialog quiz={quiz}>{view}</Dialog> : view;
}

/** What the live region says, besides the heading, which takes the focus after each move. */
function announcement(words: Words, { notice, sending, delivery, stage }: QuizState): string {
	if (notice) return noticeText(words, notice);
	if (sending) return words.email.sending;
	return delivery && (stage === "landing" || stage === "results") ? words.delivery[delivery] : "";
}
