import r2wc from "@r2wc/core";
import { isRoleKey } from "../shared/quiz/keys.ts";
import { resultOfRole } from "../shared/quiz/result-link.ts";
import type { ViewProps } from "./controller.ts";
import { Quiz } from "./Quiz.tsx";
import { type Host, hosts, type Mounted, mount, unmount, update } from "./renderer.ts";
import { attributeName, type RawSettings, SETTING_NAMES } from "./settings.ts";

/** The callbacks of the custom element protocol that r2wc's class has. */
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

/**
 * `<liberation-quiz>`: the quiz as an element. r2wc mirrors properties to attributes and mounts the quiz; this class
 * does what r2wc leaves open: docs/decisions/r2wc-and-its-subclass.md.
 */
export class LiberationQuizElement extends Base {
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

	/** Keeps a shadow root that the server declared, which another call would empty. */
	override attachShadow(init: ShadowRootInit): ShadowRoot {
		return this.shadowRoot ?? super.attachShadow(init);
	}

	/** A move in the document is a removal and an insertion in one task: only a removal that lasts ends the quiz. */
	override disconnectedCallback(): void {
		queueMicrotask(() => {
			if (!this.isConnected) super.disconnectedCallback();
		});
	}

	/** With this, `moveBefore()` does not disconnect the element at all. */
	connectedMoveCallback(): void {
		// Nothing has to follow a move.
	}

	/**
	 * Takes the place of r2wc's own, which ignores attributes that were removed or emptied, and mounts the quiz in an
	 * element that is in no document.
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

	/** Boolean attributes mean true by their presence. */
	get deepLink(): boolean {
		return this.hasAttribute(attributeName("deepLink"));
	}

	set deepLink(value: boolean) {
		this.toggleAttribute(attributeName("deepLink"), Boolean(value));
	}

	/** Begins the quiz at its first question, without the answers of before. */
	start(): void {
		this.#host.quiz?.dispatch({ type: "start" });
	}

	/** Back to the landing; the answers are forgotten, also the stored ones. */
	reset(): void {
		this.#host.quiz?.dispatch({ type: "reset" });
	}

	/** Shows a role's results. A role that doesn't exist is named in the console, and nothing changes. */
	showResult(role: string): void {
		if (isRoleKey(role))
			this.#host.quiz?.dispatch({ type: "link-opened", result: resultOfRole(role) });
		else
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
