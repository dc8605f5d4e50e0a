import { roleQuery } from "../../../shared/quiz/result.ts";
import { Button } from "../../common/Button.tsx";
import { LinkField } from "../../common/LinkField.tsx";
import { NoticeText } from "../stages/parts.tsx";
import { type ResultsProps, SiteLink } from "./parts.tsx";

/** The buttons Copy Link and Save as PDF, then a link to a circle with these roles. */
export function Share({
	quiz,
	result,
	onSave,
}: ResultsProps & { onSave: (button: Element) => void }) {
	const { notice, notices } = quiz.state;
	const { results: text } = quiz.words;
	return (
		<section className="share">
			<h3>{text.shareTitle}</h3>
			<p className="quiet">
				{text.shareText} <span id="save-text">{text.saveText}</span>
			</p>
			<Button onClick={() => quiz.copyLink(result)}>{text.copy}</Button>
			<Button
				outlined
				aria-describedby="save-text"
				onClick={({ currentTarget }) => onSave(currentTarget)}
			>
				{text.save}
			</Button>
			<NoticeText quiz={quiz} />
			{/* A new key selects the link again after each click on Copy Link. */}
			{notice === "copyByHand" && (
				<LinkField key={notices} label={text.linkLabel} link={quiz.link(result)} />
			)}
			<p className="quiet">
				{text.circleText}{" "}
				<SiteLink quiz={quiz} result={result} to={`/quiz/circle#${roleQuery(result)}`} look="text">
					{text.circleLink}
				</SiteLink>
			</p>
		</section>
	);
}
