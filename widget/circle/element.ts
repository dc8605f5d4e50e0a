import { type Mounted, mount, refresh } from "./mount.ts";
import { attributeName, TEXTS } from "./settings.ts";

/**
 * A circle: the roles of a group on one wheel, and what to talk about.
 *
 * It keeps what is entered in the tab, sends nothing and dispatches no events.
 *
 * @tag liberation-circle
 * @slot - A link to the circle. It shows until the script has loaded and wherever scripts do not run; then the circle takes its place.
 * @cssprop --lq-accent - The color of buttons and links.
 * @cssprop --lq-surface - The color of the background.
 * @cssprop --lq-ink - The color of the text.
 * @cssprop --lq-font - The font family of the text.
 * @cssprop --lq-font-display - The font family of headings; by default that of the text.
 * @cssprop --lq-radius - The radius of the corners of buttons and fields.
 * @csspart button - Every button.
 * @csspart heading - The heading of the circle.
 * @csspart input - Every field.
 * @csspart wheel - The medicine wheel.
 */
export class LiberationCircleElement extends HTMLElement {
	/** @internal */
	static readonly observedAttributes = TEXTS.map(attributeName);

	/**
	 * The origin that links point to. Default: the build's `SITE_URL`.
	 * @attr site-url
	 */
	declare siteUrl: string | null;
	/**
	 * The color scheme; `auto` follows the visitor's own. Default: `auto`.
	 * @attr
	 */
	declare theme: "light" | "dark" | "auto" | null;
	/**
	 * Whether the circle is kept for a reload: `session` keeps it in the tab, `off` does not. Default: `session`.
	 * @attr
	 */
	declare resume: "session" | "off" | null;
	#mounted: Mounted | undefined;

	constructor() {
		super();
		const root = this.attachShadow({ mode: "open" });
		// A property that the page set before this class was defined lies on the element and hides the accessor.
		for (const name of [...TEXTS, "deepLink"]) {
			const own = Object.getOwnPropertyDescriptor(this, name);
			if (own && Reflect.deleteProperty(this, name)) Reflect.set(this, name, own.value);
		}
		// Letters typed in the circle must not run a host page's one-key shortcuts.
		root.addEventListener("keydown", (event) => {
			if (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && !event.altKey)
				event.stopPropagation();
		});
	}

	/** @internal */
	connectedCallback(): void {
		if (this.shadowRoot) this.#mounted ??= mount(this.shadowRoot);
	}

	/**
	 * A move in the document is a removal and an insertion in one task: only a removal that lasts ends the circle.
	 * @internal
	 */
	disconnectedCallback(): void {
		queueMicrotask(() => {
			if (this.isConnected) return;
			this.#mounted?.unmount();
			this.#mounted = undefined;
		});
	}

	/**
	 * With this, `moveBefore()` does not disconnect the element at all.
	 * @internal
	 */
	connectedMoveCallback(): void {
		// Nothing has to follow a move.
	}

	/** @internal */
	attributeChangedCallback(): void {
		refresh(this);
	}

	/**
	 * Whether the circle opens from the page's address, and its link leads to this page. Default: off, and the link leads to the site.
	 * @attr deep-link
	 */
	get deepLink(): boolean {
		return this.hasAttribute("deep-link");
	}

	set deepLink(value: boolean) {
		this.toggleAttribute("deep-link", Boolean(value));
	}
}

// Text settings are what their attributes say.
for (const name of TEXTS) {
	const attribute = attributeName(name);
	Object.defineProperty(LiberationCircleElement.prototype, name, {
		configurable: true,
		enumerable: true,
		get(this: Element) {
			return this.getAttribute(attribute);
		},
		set(this: Element, value: string | null) {
			if (value === null || value === undefined) this.removeAttribute(attribute);
			else this.setAttribute(attribute, value);
		},
	});
}
