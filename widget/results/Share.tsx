import { useLayoutEffect, useRef } from "react";
import { results as text } from "../../shared/quiz/messages.ts";
import { Button } from "../Button.tsx";
import type { ViewProps } from "../controller.ts";
import type { ShownResult } from "../state/state.ts";

interface ShareProps extends ViewProps {
	result: ShownResult;
	onSave: () => void;
}

/** Copy Link and Save as PDF. */
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
			{notice === "copy-by-hand" && <LinkToCopy presses={notices} link={quiz.link(result)} />}
		</section>
	);
}

/** Where the clipboard is closed: the link itself, selected again with each press. */
function LinkToCopy({ link, presses }: { link: string; presses: number }) {
	const input = useRef<HTMLInputElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a further press selects the same link again.
	useLayoutEffect(() => {
		input.current?.focus();
		input.current?.select();
	}, [presses]);
	return (
		<label className="field notice">
			{text.copyByHand}
			<input
				part="input"
				ref={input}
				type="url"
				readOnly
				value={link}
				aria-label={text.linkLabel}
			/>
		</label>
	);
}
