import css from "virtual:circle-styles";
import { createRoot, type Root } from "react-dom/client";
import type { CircleWords } from "../../shared/circle/messages.ts";
import { languageAttributes } from "../../shared/language.ts";
import { attributeName, knownSiteUrl } from "../common/settings.ts";
import { adoptStyles, keepStyles } from "../common/styles/adopt.ts";
import { defineOnce, webComponent } from "../common/web-component.ts";
import { Circle } from "./Circle.tsx";
import { CircleController, type ImportTalk } from "./controller.ts";
import { CIRCLE_PROPERTIES, circleSettings } from "./settings.ts";

/** The build's site address: see widget/build-config.ts. */
declare const __SITE_URL__: string;

/** Reimplements the part of r2wc that the circle needs, in fewer bytes: docs/decisions.md. */
class CircleBase extends HTMLElement {
	static readonly observedAttributes = CIRCLE_PROPERTIES.map(attributeName);
	/** `defineCircle` sets `words` and `importTalk` for one language. */
	declare readonly words: CircleWords;
	declare readonly importTalk: ImportTalk;
	readonly #root = this.attachShadow({ mode: "open" });
	#view: Root | undefined;
	#circle: CircleController | undefined;

	connectedCallback(): void {
		const settings = circleSettings(
			(name) => this.getAttribute(attributeName(name)),
			knownSiteUrl(__SITE_URL__, location),
		);
		if (this.#circle) {
			this.#circle.settings = settings;
			keepStyles(this.#root, css);
		} else {
			adoptStyles(this.#root, css);
			this.#view = createRoot(this.#root);
			this.#circle = new CircleController(this.words, this.importTalk, settings, css, () =>
				this.#draw(),
			);
			this.#circle.connect(this.id);
		}
		this.#draw();
	}

	disconnectedCallback(): void {
		this.#circle?.disconnect();
		this.#view?.unmount();
		this.#circle = undefined;
	}

	#draw(): void {
		// A promise, such as that of the clipboard, may settle after the circle was removed.
		if (!this.#circle) return;
		// Host pages can style the element by its attribute `filled`.
		this.toggleAttribute("filled", this.#circle.group.size > 0);
		this.#view?.render(
			<div className="lq" {...languageAttributes(this.words.language)}>
				<Circle circle={this.#circle} />
			</div>,
		);
	}
}

for (const name of CIRCLE_PROPERTIES) {
	const attribute = attributeName(name);
	Object.defineProperty(CircleBase.prototype, name, {
		enumerable: true,
		get(this: Element) {
			return this.getAttribute(attribute);
		},
		set(this: Element, value: string | null | undefined) {
			if (value === null || value === undefined) this.removeAttribute(attribute);
			else this.setAttribute(attribute, value);
		},
	});
}

const Base: new () => HTMLElement = webComponent(CircleBase, CIRCLE_PROPERTIES);

/**
 * Shows the roles of a group together, as a circle, and suggests what the group can talk about.
 *
 * The element stores the entered people only in the browser tab, sends nothing to a server and dispatches no events.
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
 * @csspart wheel - The wheel of the ten roles.
 */
export class LiberationCircleElement extends Base {
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
	/**
	 * Whether the element opens a circle from the URL of the host page, and the circle's link leads to that page.
	 * Default: off; the link leads to the site.
	 * @attr deep-link
	 */
	declare deepLink: boolean;
}

/** Defines `<liberation-circle>` with the texts of one language. */
export function defineCircle(words: CircleWords, importTalk: ImportTalk): void {
	defineOnce(
		"liberation-circle",
		class extends LiberationCircleElement {
			readonly words = words;
			readonly importTalk = importTalk;
		},
		words.language.lang,
	);
}
