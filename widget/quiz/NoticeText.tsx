import type { Words } from "../../shared/quiz/words.ts";
import type { ViewProps } from "./controller.ts";
import type { Notice } from "./state/state.ts";

/** What a notice says, to the eye and to the live region. */
export function noticeText({ email, quiz, results }: Words, notice: Notice): string {
	switch (notice) {
		case "unanswered":
		case "isFirst":
			return quiz[notice];
		case "invalid":
		case "ascii":
		case "disagreed":
			return email[notice];
		default:
			return results[notice];
	}
}

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
				{noticeText(quiz.words, notice)}
			</p>
		)
	);
}
