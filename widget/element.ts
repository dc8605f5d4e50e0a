import r2wc from "@r2wc/core";
import type { ComponentType } from "react";
import { isRoleKey } from "../shared/quiz/keys.ts";
import { resultOfRole } from "../shared/quiz/result-link.ts";
import { Quiz } from "./Quiz.tsx";
import { type Mounted, type MountProps, mount, unmount, update } from "./renderer.ts";
import { attributeName, SETTING_NAMES } from "./settings.ts";

/** The three members that r2wc keeps under global symbols and that its gaps are closed through. */
const CONTEXT: unique symbol = Symbol.for("r2wc.context");
const PROPS: unique symbol = Symbol.for("r2wc.props");
const RENDER: unique symbol = Symbol.for("r2wc.render");

/** What r2wc's class has, of which its own types say no more than that it is an element's. */
interface R2wcElement extends HTMLElement {
	connectedCallback(): void;
	disconnectedCallback(): void;
	/** What was mounted; undefined before and afterwards. */
	[CONTEXT]: Mounted | undefined;
	[PROPS]: MountProps & Record<string, unknown>;
	[RENDER](): void;
}

// Every setting is text to r2wc: its other types throw, misread or look up globals; settings.ts reads the text.
// What r2wc mounts takes its props from the renderer, which turns the settings into a quiz: hence the first cast.
const Base = r2wc<object, Mounted>(
	Quiz as ComponentType<object>,
	{ shadow: "open", props: [...SETTING_NAMES] },
	{ mount, update, unmount },
) as unknown as new () => R2wcElement;

/**
 * `<liberation-quiz>`: the quiz as an element. What a page can do with it: widget/api.ts.
 * Built on r2wc, with what r2wc leaves open closed here; each override says what would break without it.
 */
export class LiberationQuizElement extends Base {
	constructor() {
		super();
		// A property that the page set before this class was known lies on the element and would hide the accessor.
		for (const name of SETTING_NAMES) {
			const own = Object.getOwnPropertyDescriptor(this, name);
			if (own && Reflect.deleteProperty(this, name)) Reflect.set(this, name, own.value);
		}
		this.#readAttributes();
		try {
			this[PROPS].states = this.attachInternals().states;
		} catch {
			// A browser without them shows the quiz all the same.
		}
		// Letters typed or pressed in the quiz must not run a host page's one-key shortcuts.
		this.shadowRoot?.addEventListener("keydown", (event) => {
			if (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && !event.altKey)
				event.stopPropagation();
		});
	}

	/** A shadow root that the server declared would be emptied by attaching another. */
	override attachShadow(init: ShadowRootInit): ShadowRoot {
		return this.shadowRoot ?? super.attachShadow(init);
	}

	/** A move in the document is a removal and an insertion in one go: only a removal that lasts ends the quiz. */
	override disconnectedCallback(): void {
		queueMicrotask(() => {
			if (!this.isConnected) super.disconnectedCallback();
		});
	}

	/** With this, `moveBefore()` does not even disconnect the element. */
	connectedMoveCallback(): void {
		// Nothing has to follow a move.
	}

	/**
	 * r2wc passes over attributes that were removed or emptied. It would also mount the quiz at the first of
	 * several that stand in the markup, or in an element that is in no document yet, and perhaps never will be.
	 */
	attributeChangedCallback(_: string, before: string | null, value: string | null): void {
		if (value === before) return;
		this.#readAttributes();
		if (this[CONTEXT]) this[RENDER]();
	}

	/** All of them anew: r2wc's properties give back what they are told here. */
	#readAttributes(): void {
		for (const name of SETTING_NAMES) this[PROPS][name] = this.getAttribute(attributeName(name));
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
		this[CONTEXT]?.quiz.dispatch({ type: "start" });
	}

	/** Back to the landing; the answers are forgotten, also the stored ones. */
	reset(): void {
		this[CONTEXT]?.quiz.dispatch({ type: "reset" });
	}

	/** Shows a role's results. A role that doesn't exist is named in the console, and nothing changes. */
	showResult(role: string): void {
		if (isRoleKey(role))
			this[CONTEXT]?.quiz.dispatch({ type: "link-opened", result: resultOfRole(role) });
		else
			console.warn(
				`<liberation-quiz> showResult: expected a role key such as healer, found "${role}"`,
			);
	}
}
