import { email, results, quiz as text } from "../shared/quiz/messages.ts";
import type { Notice } from "./state/state.ts";
import type { ViewProps } from "./view-props.ts";

/** What a notice says, to the eye and to the live region. */
export const NOTICES: Record<Notice, string> = {
	copied: results.copied,
	lineCopied: results.lineCopied,
	copyByHand: results.copyByHand,
	forgotten: results.forgotten,
	unanswered: text.unanswered,
	isFirst: text.isFirst,
	noAddress: email.invalid,
	noConsent: email.disagreed,
};

interface NoticeTextProps extends ViewProps {
	/** Called with the node of each notice, and with null when it goes. */
	onShow?: ((node: HTMLElement | null) => void) | null;
}

/** The notice beside the button that was pressed. Hidden from screen readers, which hear it from the live region. */
export function NoticeText({ quiz, onShow = null }: NoticeTextProps) {
	const { notice, notices } = quiz.state;
	return (
		notice && (
			<p key={notices} ref={onShow} className="notice" aria-hidden="true">
				{NOTICES[notice]}
			</p>
		)
	);
}
