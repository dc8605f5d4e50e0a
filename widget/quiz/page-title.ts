import { roleIn } from "../../shared/quiz/keys.ts";
import type { QuizController } from "./controller.ts";
import { positionOf } from "./stages/Question.tsx";

const SEPARATOR = " · ";
/** The titles that quizzes have prepended to the page's own title. */
const titles = new Set<string | undefined>();

/**
 * Prepends a title for the current stage to the page's own title.
 * @returns a function to call after each change, and without an argument when the quiz is removed
 */
export function createPageTitle(): (quiz?: QuizController) => void {
	/** The title currently prepended; undefined without `deep-link`, which leaves the page's title unchanged. */
	let shown: string | undefined;
	return (quiz) => {
		const title = quiz?.settings.deepLink ? titleOf(quiz) : undefined;
		if (title === shown) return;
		shown = title;
		if (title === undefined) write("");
		// Deferred, because otherwise the browser would store the new title in the history entry that is being left.
		else setTimeout(() => title === shown && write(title));
	};
}

/** Writes the page's title. First strips the quiz's titles, which a router may have copied into its own title. */
function write(title: string): void {
	titles.add(title);
	const parts = document.title.split(SEPARATOR);
	while (titles.has(parts[0])) parts.shift();
	document.title = [title, ...parts].filter(Boolean).join(SEPARATOR);
}

function titleOf({ words, state, isShown }: QuizController): string {
	const { stage, index, result, reveal } = state;
	if (!isShown || stage === "landing") return "";
	if (stage === "quiz") return positionOf(words, index);
	if (stage === "email") return words.email.title;
	if (reveal === "running") return words.results.label;
	return result ? roleIn(words, result.primary).name : words.results.error;
}
