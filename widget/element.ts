import r2wc from "@r2wc/core";
import { isRoleKey, type RoleKey as QuizRole } from "../shared/quiz/keys.ts";
import { resultOfRole } from "../shared/quiz/result-link.ts";
import { Quiz } from "./Quiz.tsx";
import { type Host, hosts, type Mounted, mount, unmount, update } from "./renderer.ts";
import { attributeName, type RawSettings, SETTING_NAMES } from "./settings.ts";
import type { ViewProps } from "./view-props.ts";

/** The callbacks of the custom element protocol, which r2wc's class has. */
interface Lifecycle {
	connectedCallback(): void;
	disconnectedCallback(): void;
}

/** What r2wc knows of the quiz: its settings, and the shadow root that it stands in. */
interface ElementProps extends RawSettings, ViewProps {
	container?: HTMLElement;
}

// Every setting is text to r2wc: its other types throw, misread or look up globals. settings.ts reads the text.
const Base = r2wc<ElementProps, Mounted>(
	Quiz,
	{ shadow: "open", props: [...SETTING_NAMES] },
	{ mount, update, unmount },
) as new () => HTMLElement & Lifecycle;

// r2wc mirrors properties to attributes and mounts the quiz. This class does what r2wc leaves open:
// docs/decisions/r2wc-and-its-subclass.md. README and typings are made from its doc comments: `npm run api`.
/**
 * The Liberation Role Quiz: fifteen questions, ten roles, one result.
 *
 * @tag liberation-quiz
 * @slot - A link to the quiz. It shows until the script has loaded and wherever scripts do not run; then the quiz takes its place.
 * @cssprop --lq-accent - The color of buttons, links and chosen answers.
 * @cssprop --lq-surface - The color of the background.
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
 * @csspart dialog - The dialog that `display="dialog"` opens.
 * @csspart wheel - The medicine wheel.
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
	 * Whether the answers are kept for a reload: `session` keeps them in the tab, `off` does not. Default: `session`.
	 * @attr
	 */
	declare resume: "session" | "off" | null;
	/**
	 * `dialog` makes the element a button that opens the quiz in a dialog; the element's text is its label. Default:
	 * `inline`.
	 * @attr
	 */
	declare display: "inline" | "dialog" | null;
	readonly #host: Host;

	constructor() {
		super();
		const root = this.attachShadow({ mode: "open" });
		this.#host = { element: this, root, states: statesOf(this) };
		hosts.set(root, this.#host);
		// A property that the page set before this class was defined lies on the element and hides the accessor.
		for (const name of SETTING_NAMES) {
			const own = Object.getOwnPropertyDescriptor(this, name);
			if (own && Reflect.deleteProperty(this, name)) Reflect.set(this, name, own.value);
		}
		this.#readAttributes();
		// Letters typed or pressed in the quiz must not run a host page's one-key shortcuts.
		root.addEventListener("keydown", (event) => {
			if (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && !event.altKey)
				event.stopPropagation();
		});
	}

	/**
	 * Keeps a shadow root that the server declared, which another call would empty.
	 * @internal
	 */
	override attachShadow(init: ShadowRootInit): ShadowRoot {
		return this.shadowRoot ?? super.attachShadow(init);
	}

	/**
	 * A move in the document is a removal and an insertion in one task: only a removal that lasts ends the quiz.
	 * A move closes what is open: an update opens it again.
	 * @internal
	 */
	override disconnectedCallback(): void {
		queueMicrotask(() => {
			if (this.isConnected) update({ host: this.#host });
			else super.disconnectedCallback();
		});
	}

	/**
	 * With this, `moveBefore()` does not disconnect the element at all.
	 * @internal
	 */
	connectedMoveCallback(): void {
		// Nothing has to follow a move.
	}

	/**
	 * Takes the place of r2wc's own, which ignores attributes that were removed or emptied, and mounts the quiz in an
	 * element that is in no document.
	 * @internal
	 */
	attributeChangedCallback(_: string, before: string | null, value: string | null): void {
		if (value === before) return;
		this.#readAttributes();
		update({ host: this.#host });
	}

	/** Sets r2wc's properties to what the attributes say; its setters do nothing else where the two agree. */
	#readAttributes(): void {
		for (const name of SETTING_NAMES)
			if (name !== "deepLink") Reflect.set(this, name, this.getAttribute(attributeName(name)));
	}

	/**
	 * Whether the quiz reads `?role=...` from the page's address and keeps Back and Forward in step. Default: off.
	 * @attr deep-link
	 */
	get deepLink(): boolean {
		return this.hasAttribute(attributeName("deepLink"));
	}

	set deepLink(value: boolean) {
		this.toggleAttribute(attributeName("deepLink"), Boolean(value));
	}

	/** Starts the quiz at its first question, clears earlier answers and moves the focus there. Opens the dialog. */
	start(): void {
		this.#host.quiz?.open();
		this.#host.quiz?.dispatch({ type: "start" });
	}

	/** Returns to the landing and deletes the answers, also the stored ones. */
	reset(): void {
		this.#host.quiz?.dispatch({ type: "reset" });
	}

	/** Shows a role's results. Opens the dialog. An unknown role is named in the console and changes nothing. */
	showResult(role: QuizRole): void {
		if (isRoleKey(role)) {
			this.#host.quiz?.open();
			this.#host.quiz?.dispatch({ type: "link-opened", result: resultOfRole(role) });
		} else
			console.warn(
				`<liberation-quiz> showResult: expected a role key such as healer, found "${role}"`,
			);
	}
}

function statesOf(element: HTMLElement): CustomStateSet | undefined {
	try {
		return element.attachInternals().states;
	} catch {
		return undefined;
	}
}
