import type { ReactNode } from "react";
import { Button } from "../common/Button.tsx";
import type { QuizController, ViewProps } from "./controller.ts";

/** The quiz in a dialog, behind a button. */
export function Dialog({ quiz, children }: ViewProps & { children: ReactNode }) {
	const { results, rolePack } = quiz.words;
	const label = quiz.label || results.take;
	return (
		<>
			<Button
				part="button opener"
				aria-haspopup="dialog"
				lang={quiz.labelLanguage}
				dir="auto"
				onClick={() => quiz.open()}
			>
				{label}
			</Button>
			<dialog
				part="dialog"
				aria-label={label}
				// A new function each time, so that it is called after each render.
				ref={(dialog) => {
					if (dialog) show(dialog, quiz);
				}}
				onClose={({ currentTarget }) => {
					// The event comes later, when Forward may have opened the dialog again.
					if (currentTarget.open) return;
					// The browser restores the focus, but nothing had it where the page opened with the dialog, or in Safari.
					if (document.activeElement === document.body || currentTarget.matches(":focus-within"))
						currentTarget.parentElement?.querySelector("button")?.focus();
					quiz.close();
				}}
			>
				<div className="close">
					<Button
						outlined
						onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
					>
						{rolePack.close}
					</Button>
				</div>
				{quiz.isShown && children}
			</dialog>
		</>
	);
}

function show(dialog: HTMLDialogElement, quiz: QuizController): void {
	if (!quiz.isShown) dialog.close();
	else if (!dialog.matches(":modal")) {
		// After a move in the document, a dialog is open and not modal.
		dialog.open = false;
		dialog.showModal();
		dialog.querySelector("h2")?.focus();
		closeWhereHidden(dialog, quiz);
	}
}

/** In a hidden part of the page, the dialog would block the page and not be visible. */
function closeWhereHidden(dialog: HTMLDialogElement, quiz: QuizController): void {
	if (typeof IntersectionObserver !== "function") return;
	new IntersectionObserver((_, observer) => {
		if (dialog.offsetWidth) return;
		observer.disconnect();
		quiz.close();
	}).observe(dialog);
}
