import { results as text } from "../../shared/quiz/messages.ts";
import { circleLine, circlePath, knowsCircle } from "../adapters/circle.ts";
import { Button } from "../Button.tsx";
import { select } from "../focus.ts";
import { NoticeText } from "../NoticeText.tsx";
import type { ShownResult } from "../state/state.ts";
import type { ViewProps } from "../view-props.ts";

interface ShareProps extends ViewProps {
	result: ShownResult;
	/** @param button - the one that was pressed */
	onSave: (button: Element) => void;
}

/** Copy Link, the way to a circle, and Save as PDF. */
export function Share({ quiz, result, onSave }: ShareProps) {
	const { notice, notices } = quiz.state;
	return (
		<section className="share apart">
			<div>
				<h3>{text.shareTitle}</h3>
				<p>{text.shareText}</p>
				<p id="save-text">{text.saveText}</p>
			</div>
			<div>
				<Button onClick={() => quiz.copy(quiz.link(result), "copied")}>{text.copy}</Button>
				<Button
					outlined
					onClick={() => quiz.copy(circleLine(result, quiz.link(result)), "lineCopied")}
				>
					{text.circle}
				</Button>
				<Button
					outlined
					aria-describedby="save-text"
					onClick={({ currentTarget }) => onSave(currentTarget)}
				>
					{text.save}
				</Button>
				<NoticeText quiz={quiz} />
				<p>
					<a
						href={quiz.siteLink(circlePath(result), result)}
						target={quiz.settings.deepLink ? undefined : "_blank"}
						rel="noopener"
					>
						{knowsCircle(quiz.settings) ? text.circleKnown : text.circleStart}
						{!quiz.settings.deepLink && <span className="unseen"> {text.newTab}</span>}
					</a>
				</p>
				{notice === "copyByHand" && <LinkToCopy key={notices} link={quiz.link(result)} />}
			</div>
		</section>
	);
}

/** Where the clipboard is closed: the link itself, selected again with each press. */
function LinkToCopy({ link }: { link: string }) {
	return (
		<label className="field">
			{text.linkLabel}
			<input part="input" ref={select} type="url" readOnly value={link} />
		</label>
	);
}
