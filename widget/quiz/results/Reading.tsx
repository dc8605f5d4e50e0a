import type { Quilt } from "../../../shared/quilt/quilt.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { roleIn } from "../../../shared/quiz/keys.ts";
import { Button } from "../../common/Button.tsx";
import { Patch } from "../Quilt.tsx";
import type { ResultsProps } from "./parts.tsx";

/**
 * What the result rests on: the visitor's answers for the role in their own words, each beside its patch of the quilt, and
 * a button that shows all fifteen answers.
 */
export function Reading({ quiz, result, cloth }: ResultsProps & { cloth: Quilt }) {
	const { words } = quiz;
	const { questions, results: text } = words;
	const { answers } = quiz.state;
	const { primary, roleCounts } = result;
	const chosen = questions.flatMap(({ id, prompt, options }, index) => {
		const option = options[answers[id] ?? -1];
		return option ? [{ ...option, index, prompt }] : [];
	});
	return (
		<section className="reading split">
			<h3>
				{fill(text.chosen, {
					role: roleIn(words, primary).name,
					count: roleCounts?.[primary] ?? 0,
				})}
			</h3>
			<div>
				<ol role="list" className="statement">
					{chosen
						.filter(({ role }) => role === primary)
						.map(({ index, label }) => (
							<li key={index}>
								<Patch cloth={cloth} index={index} />
								<q>{label}</q>
							</li>
						))}
				</ol>
				<Button outlined popoverTarget="answers">
					{text.howTitle}
				</Button>
			</div>
			<div id="answers" popover="auto">
				<Button outlined popoverTarget="answers">
					{words.rolePack.close}
				</Button>
				<h3>{text.howTitle}</h3>
				<p>{text.howText}</p>
				<ol role="list">
					{chosen.map(({ index, prompt, label, role }) => (
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
		</section>
	);
}

/** Opens the list of all answers at the entry of a patch. */
export function openEntry(patch: number, quilt: Element): void {
	const list = quilt.closest(".results")?.querySelector<HTMLElement>("#answers");
	list?.showPopover?.();
	list?.querySelectorAll<HTMLElement>("[data-entry]")[patch]?.focus();
}
