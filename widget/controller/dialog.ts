import { dispatchFrom } from "../adapters/analytics.ts";
import type { QuizCore } from "./core.ts";
import type { Navigation } from "./navigation.ts";
import type { Recording } from "./recording.ts";

/** Opens and closes the dialog, where the quiz is in one. */
export interface DialogControl {
	open(): void;
	close(): void;
	/** Opens or closes it where the history stands. */
	setOpen(isOpen: boolean): void;
}

/** The quiz of the page whose dialog is open: there is one at a time. */
let openQuiz: QuizCore | undefined;

/** Whether a quiz is in an open dialog, or in none. */
export function isShown(quiz: QuizCore): boolean {
	return !quiz.settings.dialog || openQuiz === quiz;
}

export function createDialog(
	quiz: QuizCore,
	navigation: Navigation,
	recording: Recording,
): DialogControl {
	function setOpen(isOpen: boolean): void {
		if (openQuiz !== (isOpen ? undefined : quiz)) return;
		openQuiz = isOpen ? quiz : undefined;
		quiz.onChange();
		const { partner } = quiz.settings;
		dispatchFrom(quiz.host, isOpen ? "quiz_opened" : "quiz_closed", {
			...(partner && { partner }),
		});
		recording.sendEvents();
	}
	return {
		open() {
			// A dialog that the browser has closed, and not told of yet, opens again.
			if (openQuiz || !quiz.settings.dialog) return quiz.onChange();
			setOpen(true);
			navigation.enter();
		},
		close() {
			if (!quiz.settings.dialog || !quiz.isShown) return;
			setOpen(false);
			navigation.leave();
		},
		setOpen,
	};
}
