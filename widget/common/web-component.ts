import { attributeName, isOn } from "./settings.ts";

interface Lifecycle {
	connectedCallback(): void;
	disconnectedCallback(): void;
}

/** A class of elements that render a component into their shadow root. Its props are their properties and attributes. */
export type ElementClass = new () => HTMLElement & Lifecycle;

/**
 * Closes the gaps of a class such as r2wc makes it: docs/decisions/r2wc-and-its-subclass.md.
 * @param Base - its `connectedCallback` renders, also when it is called again
 * @param names - its properties
 */
export function webComponent(Base: ElementClass, names: readonly string[]): ElementClass {
	return class extends Base {
		#isMounted = false;

		constructor() {
			super();
			// A property that the page set before the upgrade is the element's and hides the accessor.
			for (const name of names) {
				const own = Object.getOwnPropertyDescriptor(this, name);
				if (own && Reflect.deleteProperty(this, name)) Reflect.set(this, name, own.value);
			}
			this.#readAttributes();
			// Typing in the element must not trigger the host page's single-key shortcuts.
			this.shadowRoot?.addEventListener("keydown", (event) => {
				if (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && !event.altKey)
					event.stopPropagation();
			});
		}

		/** Keeps a declarative shadow root, which another call would empty. */
		override attachShadow(init: ShadowRootInit): ShadowRoot {
			return this.shadowRoot ?? super.attachShadow(init);
		}

		override connectedCallback(): void {
			// Frameworks write unknown properties as attributes, whose names HTML reads in lower case.
			for (const name of names) {
				const value = this.getAttribute(name);
				const attribute = attributeName(name);
				if (value !== null && !this.hasAttribute(attribute)) this.setAttribute(attribute, value);
			}
			// Hydration would move the other nodes before these, and the focus would be lost.
			this.shadowRoot?.append(...this.shadowRoot.querySelectorAll("[data-prerendered]"));
			this.#isMounted = true;
			super.connectedCallback();
		}

		/** A move in the document is a removal and an insertion in one task: only a removal that lasts unmounts. */
		override disconnectedCallback(): void {
			queueMicrotask(() => {
				if (this.isConnected) return;
				this.#isMounted = false;
				super.disconnectedCallback();
			});
		}

		/** With this callback, `moveBefore()` does not disconnect the element. */
		connectedMoveCallback(): void {
			// Nothing has to follow a move.
		}

		/** Replaces r2wc's callback, which ignores attributes that are removed or emptied. */
		attributeChangedCallback(_: string, before: string | null, value: string | null): void {
			if (value === before) return;
			this.#readAttributes();
			if (this.#isMounted) super.connectedCallback();
		}

		/** Sets the properties to the attributes; a setter whose attribute has the value already changes nothing. */
		#readAttributes(): void {
			for (const name of names)
				Reflect.set(Base.prototype, name, this.getAttribute(attributeName(name)), this);
		}

		/** The only boolean property. */
		get deepLink(): boolean {
			return isOn(this.getAttribute("deep-link"));
		}

		set deepLink(value: boolean) {
			// Templates set it to text as well.
			this.toggleAttribute("deep-link", Boolean(value) && isOn(`${value}`));
		}
	};
}
