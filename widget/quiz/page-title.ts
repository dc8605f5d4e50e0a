import { roleIn } from "../../shared/quiz/words.ts";
import type { QuizController } from "./controller.ts";
import { positionOf } from "./stages/Question.tsx";

const SEPARATOR = " · ";
/** The titles that were put before the page's own. */
const titles = new Set<string | undefined>();

/**
 * Puts a title for what is shown before the page's own title.
 * @returns a function to call after each change, and without a quiz when it ends
 */
export function createPageTitle(): (quiz?: QuizController) => void {
	/** Undefined without `deep-link`, which leaves the title alone. */
	let shown: string | undefined;
	return (quiz) => {
		const title = quiz?.settings.deepLink ? titleOf(quiz) : undefined;
		if (title === shown) return;
		shown = title;
		if (title === undefined) write("");
		// In the next task, because the history entry that is left keeps the title of this one.
		else setTimeout(() => title === shown && write(title));
	};
}

/** A router may have changed the page's title, or have kept it with one of the quiz's titles. */
function write(title: string): void {
	titles.add(title);
	const parts = document.title.split(SEPARATOR);
	while (titles.has(parts[0])) parts.shift();
	document.title = [title, ...parts].filter(Boolean).join(SEPARATOR);
}

function titleOf({ words, state, isShown }: QuizController): string {
	const { stage, index, result } = state;
	if (!isShown || stage === "landing") return "";
	if (stage === "quiz") return positionOf(words, index);
	if (stage === "email") return words.email.title;
	return result ? roleIn(words, result.primary).name : words.results.error;
}
