import type { ReactNode } from "react";
import { Button } from "../common/Button.tsx";
import type { QuizController, ViewProps } from "./controller.ts";

/** The quiz in a modal dialog, with the button that opens it. */
export function Dialog({ quiz, children }: ViewProps & { children: ReactNode }) {
	const { results, rolePack } = quiz.words;
	// The element's light-DOM text replaces the default label, and gets the host page's `lang`.
	const own = quiz.host?.textContent?.trim();
	const label = own || results.take;
	return (
		<>
			<Button
				part="button opener"
				aria-haspopup="dialog"
				lang={(own && quiz.host?.closest<HTMLElement>("[lang]")?.lang) || undefined}
				dir="auto"
				onClick={() => quiz.open()}
			>
				{label}
			</Button>
			<dialog
				part="dialog"
				aria-label={rolePack.name}
				// Preact calls an inline `ref` callback after every render, because each render creates a new function.
				ref={(dialog) => {
					if (dialog) show(dialog, quiz);
				}}
				onClose={({ currentTarget }) => {
					// `close` fires asynchronously, so the browser's Forward button may have reopened the dialog by then.
					if (currentTarget.open) return;
					// Focuses the button, because the browser does so only if the button had the focus before the dialog opened:
					// not in Safari, and not if the dialog opened on page load.
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
		// A dialog moved in the document is open but not modal, and `showModal` throws while a dialog is open.
		dialog.open = false;
		dialog.showModal();
		dialog.querySelector("h2")?.focus();
		closeWhereHidden(dialog, quiz);
	}
}

/** Closes the dialog when its container is hidden: an invisible modal dialog would block the page. */
function closeWhereHidden(dialog: HTMLDialogElement, quiz: QuizController): void {
	if (typeof IntersectionObserver !== "function") return;
	new IntersectionObserver((_, observer) => {
		if (dialog.offsetWidth) return;
		observer.disconnect();
		quiz.close();
	}).observe(dialog);
}
