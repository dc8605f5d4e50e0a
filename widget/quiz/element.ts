import r2wc from "@r2wc/react-to-web-component";
import { attempt } from "../../shared/attempt.ts";
import type { RoleKey as QuizRole } from "../../shared/quiz/keys.ts";
import { roleNamed } from "../../shared/quiz/read-link.ts";
import { resultOfRole } from "../../shared/quiz/result-link.ts";
import type { Words } from "../../shared/quiz/translation.ts";
import { defineOnce, type ElementClass, webComponent } from "../common/web-component.ts";
import { windowListener } from "../common/window-listener.ts";
import type { QuizController } from "./controller.ts";
import { QuizApp } from "./QuizApp.tsx";
import { QUIZ_PROPERTIES } from "./settings.ts";
import type { StateName } from "./state/state.ts";

// r2wc passes every setting as text, which settings.ts parses: r2wc's own parsers throw, misread values or look up
// globals. The assertion adds the lifecycle callbacks, which r2wc's type omits.
const Wrapped = r2wc(QuizApp, { shadow: "open", props: [...QUIZ_PROPERTIES] }) as ElementClass;
const Base: new () => HTMLElement = webComponent(Wrapped, QUIZ_PROPERTIES);

// From these doc comments, builds generate the manifest, and `npm run api` generates the tables of docs/embedding.md.
/**
 * The Liberation Role Quiz: fifteen questions, ten roles, one result.
 *
 * @tag liberation-quiz
 * @slot - A link to the quiz. It shows until the script has loaded and wherever scripts do not run; then the quiz takes its place.
 * @cssprop --lq-accent - The color of buttons and links.
 * @cssprop --lq-surface - The color of the background, except of bands in a role’s dye.
 * @cssprop --lq-ink - The color of the text.
 * @cssprop --lq-font - The font family of the text.
 * @cssprop --lq-font-display - The font family of headings; by default that of the text.
 * @cssprop --lq-radius - The radius of the corners of buttons, options and fields.
 * @cssprop --lq-min-height - The least height of a question and of the email step.
 * @csspart button - Every button.
 * @csspart heading - The heading of what is shown.
 * @csspart progress - The progress bar of fifteen patches.
 * @csspart option - An answer to choose, with its radio button.
 * @csspart input - The email field, and the link to copy by hand.
 * @csspart card - A recommended program, or a way to enroll.
 * @csspart opener - The button that opens the dialog.
 * @csspart dialog - The dialog that `display="dialog"` opens.
 * @csspart wheel - The wheel of the ten roles.
 * @cssState landing - The landing is shown.
 * @cssState question - A question is shown.
 * @cssState email - The email step is shown.
 * @cssState results - Results are shown, or the error in their place.
 */
export class LiberationQuizElement extends Base {
	/**
	 * A slug that analytics, links and the submission carry. Default: none.
	 * @attr
	 */
	declare partner: string | null;
	/**
	 * The origin that links and Copy Link point to. Default: the build's `SITE_URL`.
	 * @attr site-url
	 */
	declare siteUrl: string | null;
	/**
	 * The address that the email step posts to. Without one, sending is simulated. Default: the build's forms endpoint.
	 * @attr
	 */
	declare endpoint: string | null;
	/**
	 * A role whose results are shown at once. Default: none.
	 * @attr result-role
	 */
	declare resultRole: QuizRole | null;
	/**
	 * The color scheme; `auto` follows the visitor's own. Default: `auto`.
	 * @attr
	 */
	declare theme: "light" | "dark" | "auto" | null;
	/**
	 * Where unfinished answers are kept, for 24 hours at most: `session` keeps them in the tab, for a reload; `browser` in
	 * the browser, and asks who comes back whether to go on or to start again. With both and `deep-link`, the browser keeps
	 * those of a result for 30 days. `off` keeps nothing. Default: `session`.
	 * @attr
	 */
	declare resume: "session" | "browser" | "off" | null;
	/**
	 * `dialog` makes the element a button that opens the quiz in a dialog; the element's text is its label. A button of the
	 * host page can also open the dialog, with `command="--open"` and the element's id as `commandfor`. Default: `inline`.
	 * @attr
	 */
	declare display: "inline" | "dialog" | null;
	/**
	 * Whether the quiz reads `?role=...` from the page's URL, and whether Back and Forward move between its steps. Default:
	 * off.
	 * @attr deep-link
	 */
	declare deepLink: boolean;
	#quiz: QuizController | undefined;
	#internals: ElementInternals | undefined;
	/** Handles clicks on a host page's button, because browsers without Invoker Commands dispatch no `command` event. */
	readonly #listenToClicks = windowListener("click", (event) => {
		const button = event.composedPath().find((node) => node instanceof HTMLButtonElement);
		const isOurs =
			button?.matches('[command="--open"]:enabled') &&
			button.getAttribute("commandfor") === this.id &&
			button.getRootNode() === this.getRootNode();
		if (isOurs && !event.defaultPrevented) this.#openFor(button);
	});

	constructor() {
		super();
		// Opens the dialog for a button of the host page: <button commandfor="its id" command="--open">.
		this.addEventListener("command", (event) => {
			// The page may dispatch its own `command` events, even in browsers without `CommandEvent`.
			if ("command" in event && event.command === "--open")
				this.#openFor("source" in event && event.source);
		});
	}

	#openFor(button: unknown): void {
		// Focuses the button, so that closing the dialog restores its focus: not every browser focuses a clicked button.
		if (button instanceof HTMLElement) button.focus();
		this.#quiz?.open();
	}

	/**
	 * Called by the component in the shadow root.
	 * @internal
	 */
	quizChanged(quiz: QuizController | undefined): void {
		this.#quiz = quiz;
		// A button of the host page can only refer to an element with an id.
		const hasOpener = Boolean(this.id && quiz?.settings.dialog);
		this.#listenToClicks(hasOpener && !("command" in HTMLButtonElement.prototype));
		if (!quiz) return;
		const { stage } = quiz.state;
		const name: StateName = stage === "quiz" ? "question" : stage;
		// A custom state, such as `:state(email)`: older browsers have none, or only take names with two leading hyphens.
		attempt(() => {
			this.#internals ??= this.attachInternals();
			this.#internals.states.clear();
			this.#internals.states.add(name);
		});
	}

	/** Starts the quiz at its first question, clears earlier answers and moves the focus there. Opens the dialog. */
	start(): void {
		this.#quiz?.open();
		this.#quiz?.dispatch({ type: "start" });
	}

	/** Returns to the landing and deletes the answers, also the stored ones. */
	reset(): void {
		this.#quiz?.reset();
	}

	/** Shows a role's results. Opens the dialog. An unknown role is named in the console and changes nothing. */
	showResult(role: QuizRole): void {
		const known = roleNamed(role);
		if (known) {
			this.#quiz?.open();
			this.#quiz?.dispatch({ type: "link-opened", result: resultOfRole(known) });
		} else
			console.warn(
				`<liberation-quiz> showResult: expected a role key such as healer, found "${role}"`,
			);
	}
}

/** Defines `<liberation-quiz>` with the texts of one language. */
export function defineQuiz(words: Words): void {
	const { lang } = words.language;
	const element = class extends LiberationQuizElement {
		readonly words = words;
	};
	defineOnce("liberation-quiz", element, lang);
}
