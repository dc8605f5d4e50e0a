import { fill } from "../../../shared/quiz/fill.ts";
import { roleIn } from "../../../shared/quiz/keys.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import { Button, TextButton } from "../../common/Button.tsx";
import { Patch } from "../QuiltPicture.tsx";
import type { QuizState } from "../state/state.ts";
import type { ClothProps } from "./parts.tsx";

/**
 * What the result rests on: the visitor's answers for the role in their own words, each beside its patch of the quilt, and
 * a button that shows all fifteen answers.
 */
export function Reading({ quiz, result, cloth }: ClothProps) {
	const { words, state } = quiz;
	const { results: text } = words;
	const { primary, roleCounts } = result;
	return (
		<section className="reading">
			<h3>
				{fill(text.chosen, {
					role: roleIn(words, primary).name,
					count: roleCounts?.[primary] ?? 0,
				})}
			</h3>
			<ol role="list" className="statement">
				{chosenIn(words, state)
					.filter(({ role }) => role === primary)
					.map(({ index, label }) => (
						<li key={index}>
							<Patch cloth={cloth} index={index} />
							<q>{label}</q>
						</li>
					))}
			</ol>
			<TextButton popoverTarget="answers">{text.howTitle}</TextButton>
		</section>
	);
}

/** All fifteen answers, in the top layer. */
export function AllAnswers({ quiz, cloth }: ClothProps) {
	const { words } = quiz;
	const { results: text } = words;
	return (
		<div id="answers" className="reading" popover="auto">
			<Button outlined popoverTarget="answers">
				{words.rolePack.close}
			</Button>
			<h3>{text.howTitle}</h3>
			<p>{text.howText}</p>
			<ol role="list">
				{chosenIn(words, quiz.state).map(({ index, prompt, label, role }) => (
					<li key={index} tabIndex={-1} data-entry="">
						<Patch cloth={cloth} index={index} />
						<p>
							<b>
								{index + 1}. {roleIn(words, role).name}
							</b>{" "}
							{prompt} <q>{label}</q>
						</p>
					</li>
				))}
			</ol>
			{quiz.keepsResult && (
				<>
					<p>{text.keptText}</p>
					<Button outlined popoverTarget="answers" onClick={() => quiz.forget()}>
						{words.delivery.sharedComputer}
					</Button>
				</>
			)}
		</div>
	);
}

/** The chosen option of each question. */
function chosenIn({ questions }: Words, { answers }: QuizState) {
	return questions.flatMap(({ id, prompt, options }, index) => {
		const option = options[answers[id] ?? -1];
		return option ? [{ ...option, index, prompt }] : [];
	});
}

/** Opens the list of all answers at the entry of a patch. */
export function openEntry(patch: number, quilt: Element): void {
	const list = quilt.closest(".results")?.querySelector<HTMLElement>("#answers");
	list?.showPopover?.();
	list?.querySelectorAll<HTMLElement>("[data-entry]")[patch]?.focus();
}
