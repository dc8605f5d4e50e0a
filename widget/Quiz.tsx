import { useEffect } from "react";
import { roleOf } from "../shared/quiz/catalogue.ts";
import { delivery as deliveryText, email, results } from "../shared/quiz/messages.ts";
import type { ViewProps } from "./controller.ts";
import { DeliveryStatus } from "./DeliveryStatus.tsx";
import { NOTICES } from "./NoticeText.tsx";
import { Answers } from "./stages/Answers.tsx";
import { EmailStep } from "./stages/EmailStep.tsx";
import { Landing } from "./stages/Landing.tsx";
import { positionOf, Question } from "./stages/Question.tsx";
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
export function Quiz({ quiz }: ViewProps) {
	const { stage, notices } = quiz.state;
	const View = STAGE_VIEWS[stage];
	usePageTitle(quiz.settings.deepLink ? titleOf(quiz.state) : "");
	return (
		<div className={`stage stage-${stage}`}>
			<p role="status" className="unseen">
				{/* The key makes the same words a new node, so that they are said again. */}
				<span key={notices}>{announcement(quiz.state)}</span>
			</p>
			{(stage === "landing" || stage === "email") && <DeliveryStatus quiz={quiz} />}
			<View quiz={quiz} />
		</div>
	);
}

/** What the live region says, besides the heading, which takes the focus after each move. */
function announcement({ notice, sending, delivery, stage }: QuizState): string {
	if (notice) return NOTICES[notice];
	if (sending) return email.sending;
	return delivery && (stage === "landing" || stage === "results") ? deliveryText[delivery] : "";
}

/** Titles the page after its stage, before the page's own title, which comes back with an empty one. */
function usePageTitle(title: string): void {
	// An effect, because the history entry that is left keeps the title of that moment.
	useEffect(() => {
		if (!title) return undefined;
		const own = document.title;
		document.title = `${title} · ${own}`;
		return () => {
			document.title = own;
		};
	}, [title]);
}

function titleOf({ stage, index, result }: QuizState): string {
	if (stage === "landing") return "";
	if (stage === "quiz") return positionOf(index);
	if (stage === "email") return email.title;
	return result ? roleOf(result.primary).name : results.error;
}
