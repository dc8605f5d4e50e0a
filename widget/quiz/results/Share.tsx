import { Button } from "../../common/Button.tsx";
import { select } from "../../common/focus.ts";
import { circleLine, circlePath, knowsCircle } from "../adapters/circle.ts";
import { NoticeText } from "../NoticeText.tsx";
import { Fold } from "./Fold.tsx";
import { type ResultsProps, SiteLink } from "./SiteLink.tsx";

interface ShareProps extends ResultsProps {
	/** @param button - the one that was pressed */
	onSave: (button: Element) => void;
}

/** Copy Link and Save as PDF, and on request a line for a circle. */
export function Share({ quiz, result, onSave }: ShareProps) {
	const { notice, notices } = quiz.state;
	const { results: text } = quiz.words;
	return (
		<section className="share apart">
			<div>
				<h3>{text.shareTitle}</h3>
				<p className="quiet">
					{text.shareText} <span id="save-text">{text.saveText}</span>
				</p>
			</div>
			<div>
				<Button onClick={() => quiz.copy(quiz.link(result), "copied")}>{text.copy}</Button>
				<Button
					outlined
					aria-describedby="save-text"
					onClick={({ currentTarget }) => onSave(currentTarget)}
				>
					{text.save}
				</Button>
				<NoticeText quiz={quiz} />
				{notice === "copyByHand" && (
					<LinkToCopy key={notices} label={text.linkLabel} link={quiz.link(result)} />
				)}
			</div>
			<CircleInvitation quiz={quiz} result={result} />
		</section>
	);
}

/** The way to a circle: a line to copy for whoever makes it, and a new circle. */
function CircleInvitation({ quiz, result }: ResultsProps) {
	const { results: text } = quiz.words;
	return (
		<Fold title={text.circleTitle} heading="h4" open={false}>
			<p>{text.circleText}</p>
			<p className="apart">
				<Button
					outlined
					onClick={() => quiz.copy(circleLine(quiz.words, result, quiz.link(result)), "lineCopied")}
				>
					{text.circle}
				</Button>
				<SiteLink quiz={quiz} result={result} to={circlePath(result)} look="text">
					{knowsCircle(quiz.settings) ? text.circleKnown : text.circleStart}
				</SiteLink>
			</p>
		</Fold>
	);
}

/** Where the clipboard is closed: the link itself, selected again with each press. */
function LinkToCopy({ label, link }: { label: string; link: string }) {
	return (
		<label className="field">
			{label}
			<input part="input" ref={select} type="url" readOnly value={link} />
		</label>
	);
}
