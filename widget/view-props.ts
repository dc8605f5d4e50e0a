import type { Settings } from "./settings.ts";
import type { Notice, QuizState, ShownResult } from "./state/state.ts";
import type { Action } from "./state/update.ts";

/** What the view reads and acts through. */
export interface QuizController {
	readonly state: QuizState;
	/** False while the dialog that the quiz is in is closed. */
	readonly isShown: boolean;
	/** The text inside the element. */
	readonly label: string | undefined;
	/** Changing them opens another `resultRole` at once. */
	settings: Settings;
	dispatch(action: Action): void;
	/** Reads the address and the saved answers, and follows the history. @returns a function that stops it */
	connect(startRequested: boolean): () => void;
	/** Opens the dialog, unless another quiz of the page has one open. Without a dialog, does nothing. */
	open(): void;
	/** Closes the dialog. The answers stay. */
	close(): void;
	previous(): void;
	/** Sends the results, or simulates it, and shows them in either case. Does nothing while sending. */
	submitEmail(): void;
	/** The browser is to keep nothing. What waits is tried again as long as the page is open. */
	forget(): void;
	/** Where a way on leads, a path of the site or a full address, with campaign tags. */
	siteLink(to: string, result: ShownResult): string;
	/** Records that a recommended program was followed. */
	recordProgram(slug: string, result: ShownResult): void;
	/** Whose result is shown: the visitor's own, from their mail's link, or one that somebody shared. */
	sourceOf(result: ShownResult): "own" | "mail" | "shared";
	/** Whether the browser keeps the answers of the result that is shown. */
	readonly keepsResult: boolean;
	/** Whether the system has a way to share. */
	readonly canShare: boolean;
	/** Opens the system's way to share, with a sentence of the role and the link. */
	share(result: ShownResult): Promise<void>;
	/** Link to what is on the screen. */
	link(result: ShownResult): string;
	/** @param notice - says that it is copied */
	copy(text: string, notice: Notice): Promise<void>;
}

/** Every view is a function of the quiz's state: none keeps a state or an effect of its own. */
export interface ViewProps {
	quiz: QuizController;
	/** Whether only what a landing shows first is drawn. The rest follows after the first paint. */
	isFirstPaint?: boolean | undefined;
}
