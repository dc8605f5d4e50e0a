import type { ReactNode } from "react";
import type { Words } from "../../../shared/quiz/translation.ts";
import { Button, TextButton } from "../../common/Button.tsx";
import { focus } from "../../common/focus.ts";
import type { ViewProps } from "../controller.ts";
import type { Notice } from "../state/state.ts";

/** The heading of a stage. It receives the focus after each move by the visitor, but not on page load. */
export function StageHeading({ quiz, children }: ViewProps & { children: ReactNode }) {
	const { moves } = quiz.state;
	return (
		// A new key for each move remounts the heading, so that screen readers read it even if it was already focused.
		<h2 key={moves} part="heading" tabIndex={-1} ref={moves ? focus : null}>
			{children}
		</h2>
	);
}

export function noticeText({ email, quiz, results }: Words, notice: Notice): string {
	return { ...quiz, ...email, ...results }[notice];
}

interface NoticeTextProps extends ViewProps {
	/** A `ref` callback of the notice. */
	onShow?: ((node: HTMLElement | null) => void) | null;
}

/** The notice beside the clicked button. Hidden from screen readers, because the live region announces the notice. */
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

/** What the browser keeps of unfinished answers, with a button that deletes it. */
export function KeptAnswers({ quiz }: ViewProps) {
	const { delivery, landing } = quiz.words;
	return (
		quiz.keepsAnswers && (
			<p className="quiet">
				{landing.kept}{" "}
				<TextButton onClick={() => quiz.forget()}>{delivery.sharedComputer}</TextButton>
			</p>
		)
	);
}

/** The delivery status of the results mail and its address, with buttons that change it and delete a waiting mail. */
export function DeliveryStatus({ quiz }: ViewProps) {
	const { delivery, email, notice, result, stage } = quiz.state;
	const { delivery: text } = quiz.words;
	const isAnnounced = !notice && stage !== "email";
	if (!delivery) return null;
	return (
		<div className="delivery">
			<p aria-hidden={isAnnounced}>{text[delivery]}</p>
			{stage === "results" && result?.roleCounts && email.address && (
				<p>
					{email.address}{" "}
					<TextButton onClick={() => quiz.dispatch({ type: "email-changed" })}>
						{text.change}
					</TextButton>
				</p>
			)}
			{(delivery === "waiting" || delivery === "restored") && (
				<Button outlined onClick={() => quiz.forget()}>
					{text.sharedComputer}
				</Button>
			)}
		</div>
	);
}
