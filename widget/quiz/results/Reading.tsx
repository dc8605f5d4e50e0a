import { roleIn } from "../../../shared/quiz/keys.ts";
import { Button } from "../../common/Button.tsx";
import { RoleSign } from "../../common/RoleSign.tsx";
import type { ViewProps } from "../controller.ts";

/** The collapsed legend of the quilt: for each patch the question, the answer and its role. */
export function Reading({ quiz }: ViewProps) {
	const { words } = quiz;
	const { questions, results: text } = words;
	const { answers } = quiz.state;
	return (
		<details className="reading">
			<summary>{text.howTitle}</summary>
			<p>{text.howText}</p>
			<ol role="list">
				{questions.map(({ id, prompt, options }, index) => {
					const chosen = options[answers[id] ?? -1];
					return (
						chosen && (
							<li key={id} tabIndex={-1} data-entry="">
								<RoleSign role={chosen.role} />
								<p>
									<b>
										{index + 1}. {roleIn(words, chosen.role).name}
									</b>{" "}
									{prompt} <q>{chosen.label}</q>
								</p>
							</li>
						)
					);
				})}
			</ol>
			{quiz.keepsResult && (
				<>
					<p>{text.keptText}</p>
					<Button outlined onClick={() => quiz.forget()}>
						{text.forget}
					</Button>
				</>
			)}
		</details>
	);
}

/** Expands the legend and focuses the entry of a patch. */
export function openEntry(patch: number, quilt: Element): void {
	const list = quilt.parentElement?.querySelector("details");
	const entry = list?.querySelectorAll<HTMLElement>("[data-entry]")[patch];
	if (!list || !entry) return;
	list.open = true;
	entry.focus();
}
