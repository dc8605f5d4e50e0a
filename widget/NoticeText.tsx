import { email, results, quiz as text } from "../shared/quiz/messages.ts";
import type { ViewProps } from "./controller.ts";
import type { Notice } from "./state/state.ts";

/** What a notice says, to the eye and to the live region. */
export const NOTICES: Record<Notice, string> = {
	copied: results.copied,
	copyByHand: results.copyByHand,
	unanswered: text.unanswered,
	isFirst: text.isFirst,
	noAddress: email.invalid,
	noConsent: email.disagreed,
};

/** The notice beside the button that was pressed. Hidden from screen readers, which hear it from the live region. */
export function NoticeText({ quiz }: ViewProps) {
	const { notice } = quiz.state;
	return (
		notice && (
			<p className="notice" aria-hidden="true">
				{NOTICES[notice]}
			</p>
		)
	);
}
