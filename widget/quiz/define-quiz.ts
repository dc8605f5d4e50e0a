import type { Words } from "../../shared/quiz/words.ts";
import { LiberationQuizElement } from "./element.ts";

/** The endpoint of the build, or null: see widget/build-config.ts. */
declare const __QUIZ_ENDPOINT__: string | null;

const TAG = "liberation-quiz";

/** Makes `<liberation-quiz>` the quiz in one language. */
export function define(words: Words): void {
	// A page may load the script twice, or in two versions or languages: the first one keeps the name.
	if (customElements.get(TAG))
		console.warn(
			`<${TAG}> is defined already; this copy of its script (${words.language.lang}) does nothing.`,
		);
	else {
		customElements.define(
			TAG,
			class extends LiberationQuizElement {
				readonly words = words;
			},
		);
		// For the page's author, who wants to know whether it works.
		console.info(`<${TAG}> sends results to ${__QUIZ_ENDPOINT__ ?? "nobody"}`);
	}
}
