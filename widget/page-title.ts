import { roleIn, type Words } from "../shared/quiz/words.ts";
import type { QuizController } from "./controller.ts";
import { positionOf } from "./stages/Question.tsx";
import type { QuizState } from "./state/state.ts";

/** Titles the page after what is shown, before its own title (docs/product.md 1.11). To be called after each change. */
export function createPageTitle(): (quiz: QuizController) => void {
	let own: string | undefined;
	let shown = "";
	return ({ words, settings, state, isShown }) => {
		const title = settings.deepLink && isShown ? titleOf(words, state) : "";
		if (title === shown) return;
		shown = title;
		own ??= document.title;
		const whole = title ? `${title} · ${own}` : own;
		// Later, because the history entry that is left keeps the title of that moment.
		setTimeout(() => {
			document.title = whole;
		});
	};
}

function titleOf(words: Words, { stage, index, result }: QuizState): string {
	if (stage === "landing") return "";
	if (stage === "quiz") return positionOf(words, index);
	if (stage === "email") return words.email.title;
	return result ? roleIn(words, result.primary).name : words.results.error;
}
