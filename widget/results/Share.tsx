import { results as text } from "../../shared/quiz/messages.ts";
import { Button } from "../Button.tsx";
import type { ViewProps } from "../controller.ts";
import type { ShownResult } from "../state/state.ts";

interface ShareProps extends ViewProps {
	result: ShownResult;
	onSave: () => void;
}

/** Copy Link and Save as PDF (spec section 2, results 9). */
export function Share({ quiz, result, onSave }: ShareProps) {
	const { notice, notices } = quiz.state;
	return (
		<section className="share">
			<h3>{text.shareTitle}</h3>
			<p>{text.shareText}</p>
			<div>
				<Button onClick={() => quiz.copyLink(result)}>{text.copy}</Button>
				<Button outlined onClick={onSave}>
					{text.save}
				</Button>
			</div>
			{notice === "copied" && <p className="notice">{text.copied}</p>}
			{notice === "copy-by-hand" && <LinkToCopy key={notices} link={quiz.link(result)} />}
		</section>
	);
}

/** Where the clipboard is closed: the link itself, selected; the key makes it a new node, selected anew, with each press. */
function LinkToCopy({ link }: { link: string }) {
	return (
		<label className="field notice">
			{text.copyByHand}
			<input
				part="input"
				ref={select}
				type="url"
				readOnly
				value={link}
				aria-label={text.linkLabel}
			/>
		</label>
	);
}

function select(node: HTMLInputElement | null): void {
	node?.focus();
	node?.select();
}
