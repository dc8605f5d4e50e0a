import type { Words } from "../../shared/quiz/words.ts";
import type { Settings } from "../settings.ts";
import type { QuizState } from "../state/state.ts";
import type { Action } from "../state/update.ts";

/** What every part of the controller knows. */
export interface QuizCore {
	/** What the quiz says, in its language. */
	readonly words: Words;
	/** From which events go out; null on a server. */
	readonly host: Element | null;
	/** The text inside the element. */
	readonly label: string | undefined;
	/** The language of that text, which is the page's; undefined without one. */
	readonly labelLanguage: string | undefined;
	/** Under which the browser keeps the answers. */
	key: string;
	settings: Settings;
	state: QuizState;
	/** False while the dialog that the quiz is in is closed. */
	readonly isShown: boolean;
	/** Whether the browser keeps the answers of the results that are shown: the visitor's own, unless it may keep nothing. */
	readonly keepsResult: boolean;
	/** Whether the quiz has left the page. Nothing changes it any more: another one may use its key. */
	isEnded: boolean;
	/** A step of the visitor's or the page's, for which the history gets an entry. */
	dispatch(action: Action): void;
	/** The same without an entry. */
	apply(action: Action): void;
	/** To be called after a change of anything but the state. */
	onChange(): void;
}
