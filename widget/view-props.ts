import type { Words } from "../shared/quiz/words.ts";
import type { Sharing } from "./controller/sharing.ts";
import type { Settings } from "./settings.ts";
import type { QuizState } from "./state/state.ts";
import type { Action } from "./state/update.ts";

/** What the view reads and acts through. */
export interface QuizController extends Sharing {
	/** What the quiz says, in its language. */
	readonly words: Words;
	readonly state: QuizState;
	/** False while the dialog that the quiz is in is closed. */
	readonly isShown: boolean;
	/** The text inside the element. */
	readonly label: string | undefined;
	/** The language of that text, which is the page's; undefined without one. */
	readonly labelLanguage: string | undefined;
	readonly settings: Settings;
	/** Other settings open another `resultRole` at once. */
	changeSettings(settings: Settings): void;
	dispatch(action: Action): void;
	/** Reads the address and the saved answers, and follows the history. */
	connect(startRequested: boolean): void;
	/** What is being sent goes out, but no results are shown any more, nor reported as shown. */
	disconnect(): void;
	/** Opens the dialog, unless another quiz of the page has one open. Without a dialog, does nothing. */
	open(): void;
	/** Closes the dialog. The answers stay. */
	close(): void;
	previous(): void;
	/** Sends the results, or simulates it, and shows them in either case. Does nothing while sending. */
	submitEmail(): void;
	/** The browser is to keep nothing. What waits is tried again as long as the page is open. */
	forget(): void;
	/** Whether the browser keeps the answers of the result that is shown. */
	readonly keepsResult: boolean;
}

/** Every view is a function of the quiz's state: none keeps a state of its own. */
export interface ViewProps {
	quiz: QuizController;
	/** Whether only what a landing shows first is drawn. The rest follows after the first paint. */
	isFirstPaint?: boolean | undefined;
}
