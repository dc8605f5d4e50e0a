import type { CircleWords } from "../../shared/circle/words.ts";
import { LiberationCircleElement } from "./element.ts";
import type { ImportTalk } from "./later.ts";

const TAG = "liberation-circle";

/**
 * Makes `<liberation-circle>` the circle in one language.
 * @param importTalk - imports what there is to talk about, in this language
 */
export function define(words: CircleWords, importTalk: ImportTalk): void {
	// A page may load the script twice, or in two versions or languages: the first one keeps the name.
	if (customElements.get(TAG))
		console.warn(
			`<${TAG}> is defined already; this copy of its script (${words.language.lang}) does nothing.`,
		);
	else
		customElements.define(
			TAG,
			class extends LiberationCircleElement {
				readonly words = words;
				readonly importTalk = importTalk;
			},
		);
}
