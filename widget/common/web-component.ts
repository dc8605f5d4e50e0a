import { attributeName, isOn } from "./settings.ts";

interface Lifecycle {
	connectedCallback(): void;
	disconnectedCallback(): void;
}

/**
 * The class of a custom element that renders a component into its shadow root. Properties and attributes become props.
 */
export type ElementClass = new () => HTMLElement & Lifecycle;

/**
 * Extends a class made by r2wc with what r2wc lacks: docs/decisions.md.
 * @param Base - a class whose `connectedCallback` renders, even when called repeatedly
 * @param names - the names of the properties
 */
export function webComponent(Base: ElementClass, names: readonly string[]): ElementClass {
	return class extends Base {
		#isMounted = false;

		constructor() {
			super();
			// A property set before the upgrade is an own property of the element and shadows the accessor.
			for (const name of names) {
				const own = Object.getOwnPropertyDescriptor(this, name);
				if (own && Reflect.deleteProperty(this, name)) Reflect.set(this, name, own.value);
			}
			this.#readAttributes();
			// Ignores the second click of a double click, because after the first one another button may be at its place.
			this.shadowRoot?.addEventListener(
				"click",
				(event) => {
					if (!(event instanceof MouseEvent) || event.detail < 2) return;
					event.preventDefault();
					event.stopPropagation();
				},
				true,
			);
			// Stops propagation, so that typing in the element doesn't trigger the host page's single-key shortcuts.
			this.shadowRoot?.addEventListener("keydown", (event) => {
				if (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && !event.altKey)
					event.stopPropagation();
			});
		}

		/** Keeps a declarative shadow root, which another `attachShadow` call would empty. */
		override attachShadow(init: ShadowRootInit): ShadowRoot {
			return this.shadowRoot ?? super.attachShadow(init);
		}

		override connectedCallback(): void {
			// Frameworks may set `siteUrl` as an attribute, which HTML lowercases, so `siteurl` is copied to `site-url`.
			for (const name of names) {
				const value = this.getAttribute(name);
				const attribute = attributeName(name);
				if (value !== null && !this.hasAttribute(attribute)) this.setAttribute(attribute, value);
			}
			this.#isMounted = true;
			super.connectedCallback();
		}

		/**
		 * Unmounts only if the element stays disconnected, because a move in the document disconnects and reconnects it in
		 * one task.
		 */
		override disconnectedCallback(): void {
			queueMicrotask(() => {
				if (this.isConnected) return;
				this.#isMounted = false;
				super.disconnectedCallback();
			});
		}

		/** Exists so that `moveBefore()` moves the element without disconnecting it. */
		connectedMoveCallback(): void {
			// Empty, because a move needs no update.
		}

		/** Replaces r2wc's callback, which ignores removed and emptied attributes. */
		attributeChangedCallback(_: string, before: string | null, value: string | null): void {
			if (value === before) return;
			this.#readAttributes();
			if (this.#isMounted) super.connectedCallback();
		}

		/** Sets the properties to the values of their attributes. The setters leave the attributes unchanged. */
		#readAttributes(): void {
			for (const name of names)
				Reflect.set(Base.prototype, name, this.getAttribute(attributeName(name)), this);
		}

		/** Whether `deep-link` is on. This is the only boolean property; all others are strings. */
		get deepLink(): boolean {
			return isOn(this.getAttribute("deep-link"));
		}

		set deepLink(value: boolean) {
			// Template engines may also set a string.
			this.toggleAttribute("deep-link", Boolean(value) && isOn(`${value}`));
		}
	};
}

/**
 * Defines a custom element, unless the tag is already defined: by another version or language, or by a second load of
 * the script. On a server, does nothing.
 */
export function defineOnce(tag: string, element: CustomElementConstructor, lang: string): void {
	const known = globalThis.customElements;
	if (known?.get(tag))
		console.warn(`<${tag}> is defined already; this copy of its script (${lang}) does nothing.`);
	else known?.define(tag, element);
}
