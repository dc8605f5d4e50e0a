import type { ButtonHTMLAttributes, MouseEvent } from "react";
import { rolesOf } from "../../shared/quiz/score.ts";
import { circleLine, circlePath, knowsCircle } from "../adapters/circle.ts";
import { Button } from "../Button.tsx";
import { select } from "../focus.ts";
import { NoticeText } from "../NoticeText.tsx";
import { Fold } from "./Fold.tsx";
import { PICTURE_HEIGHTS, savePicture } from "./picture.ts";
import { type ResultsProps, SiteLink } from "./SiteLink.tsx";

interface ShareProps extends ResultsProps {
	/** @param button - the one that was pressed */
	onSave: (button: Element) => void;
}

/** Copy Link and Save as PDF, and below them the system's own way to share, where it has one. */
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
				{quiz.canShare && (
					<p>
						<TextButton onClick={() => quiz.share(result)}>{text.shareMore}</TextButton>
					</p>
				)}
				{result.roleCounts && <Pictures quiz={quiz} result={result} />}
			</div>
		</section>
	);
}

/** The quilt as a picture, in two heights. */
function Pictures({ quiz, result: { primary } }: ResultsProps) {
	const { results: text } = quiz.words;
	const save = (height: number) => (event: MouseEvent<HTMLElement>) => {
		const heading = event.currentTarget.closest(".results")?.querySelector("h2 > :last-child");
		savePicture(quiz.words, heading ?? event.currentTarget, {
			roles: rolesOf(quiz.state.answers),
			primary,
			address: `${quiz.settings.siteUrl}/quiz`.replace(/^https?:\/\//, ""),
			height,
		});
	};
	return (
		<>
			<p>
				<TextButton onClick={save(PICTURE_HEIGHTS.post)}>{text.picture}</TextButton>
			</p>
			<p>
				<TextButton onClick={save(PICTURE_HEIGHTS.story)}>{text.pictureTall}</TextButton>
			</p>
			<p className="quiet">{text.pictureText}</p>
		</>
	);
}

/** A button in the look of a link. */
function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
	return <button type="button" part="button" className="link" {...props} />;
}

/** The way to a circle: a line to copy for whoever makes it, and a new circle. */
export function CircleInvitation({ quiz, result }: ResultsProps) {
	const { results: text } = quiz.words;
	return (
		<section>
			<Fold title={text.circleTitle} heading="h3">
				<p>{text.circleText}</p>
				<p className="apart">
					<Button
						outlined
						onClick={() =>
							quiz.copy(circleLine(quiz.words, result, quiz.link(result)), "lineCopied")
						}
					>
						{text.circle}
					</Button>
					<SiteLink quiz={quiz} result={result} to={circlePath(result)} look="text">
						{knowsCircle(quiz.settings) ? text.circleKnown : text.circleStart}
					</SiteLink>
				</p>
			</Fold>
		</section>
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
