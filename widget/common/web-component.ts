import { attributeName, isOn } from "./attributes.ts";

/** The callbacks of the custom element protocol. */
interface Lifecycle {
	connectedCallback(): void;
	disconnectedCallback(): void;
}

/** A class of elements that show a component in their shadow root, with its props as properties and attributes. */
export type ElementClass = new () => HTMLElement & Lifecycle;

/**
 * Closes the gaps of a class such as r2wc makes it: docs/decisions/r2wc-and-its-subclass.md.
 * @param Base - `connectedCallback` draws, also again
 * @param names - its properties
 */
export function webComponent(Base: ElementClass, names: readonly string[]): ElementClass {
	return class extends Base {
		#isMounted = false;

		constructor() {
			super();
			// A property that the page set before this class was defined lies on the element and hides the accessor.
			for (const name of names) {
				const own = Object.getOwnPropertyDescriptor(this, name);
				if (own && Reflect.deleteProperty(this, name)) Reflect.set(this, name, own.value);
			}
			this.#readAttributes();
			// Letters typed or pressed in the element must not run a host page's one-key shortcuts.
			this.shadowRoot?.addEventListener("keydown", (event) => {
				if (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && !event.altKey)
					event.stopPropagation();
			});
		}

		/** Keeps a shadow root that the server declared, which another call would empty. */
		override attachShadow(init: ShadowRootInit): ShadowRoot {
			return this.shadowRoot ?? super.attachShadow(init);
		}

		override connectedCallback(): void {
			// Frameworks that know no property of this name yet write it as an attribute, which HTML reads in lower case.
			for (const name of names) {
				const value = this.getAttribute(name);
				const attribute = attributeName(name);
				if (value !== null && !this.hasAttribute(attribute)) this.setAttribute(attribute, value);
			}
			// A library that takes over the other nodes would move them before these, and the focus would be lost.
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

		/** With this, `moveBefore()` does not disconnect the element at all. */
		connectedMoveCallback(): void {
			// Nothing has to follow a move.
		}

		/** Takes the place of r2wc's own, which passes over attributes that are removed or emptied. */
		attributeChangedCallback(_: string, before: string | null, value: string | null): void {
			if (value === before) return;
			this.#readAttributes();
			if (this.#isMounted) super.connectedCallback();
		}

		/** Sets the properties to what the attributes say; their setters do nothing else where the two agree. */
		#readAttributes(): void {
			for (const name of names)
				Reflect.set(Base.prototype, name, this.getAttribute(attributeName(name)), this);
		}

		/** The one setting that is true or false. */
		get deepLink(): boolean {
			return isOn(this.getAttribute("deep-link"));
		}

		set deepLink(value: boolean) {
			// Templates set it to text as well.
			this.toggleAttribute("deep-link", Boolean(value) && isOn(`${value}`));
		}
	};
}

/** The shadow root that r2wc gives a component as its container. @returns undefined without one, as on a server */
export function shadowRootOf(container: HTMLElement | undefined): ShadowRoot | undefined {
	return container && container instanceof ShadowRoot ? container : undefined;
}
