import { roleIn } from "../../shared/quiz/words.ts";
import type { QuizController } from "./controller.ts";
import { positionOf } from "./stages/Question.tsx";

const SEPARATOR = " · ";
/** What stood before the page's own title so far. */
const titles = new Set<string | undefined>();

/**
 * Titles the page after what is shown, before its own title (docs/product.md 1.11). To be called after each change, and
 * without a quiz when it ends.
 */
export function createPageTitle(): (quiz?: QuizController) => void {
	/** Undefined while the title is left alone. */
	let shown: string | undefined;
	return (quiz) => {
		const title = quiz?.settings.deepLink ? titleOf(quiz) : undefined;
		if (title === shown) return;
		shown = title;
		if (title === undefined) write("");
		else {
			// Later, because the history entry that is left keeps the title of that moment.
			setTimeout(() => {
				if (title === shown) write(title);
			});
		}
	};
}

/** Puts a title before the page's own, which a router may have changed, or have kept with one of ours before it. */
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
