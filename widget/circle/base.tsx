import css from "virtual:circle-styles";
import { createRoot, type Root } from "react-dom/client";
import type { CircleWords } from "../../shared/circle/words.ts";
import { languageAttributes } from "../../shared/language.ts";
import { attributeName, knownSiteUrl } from "../common/attributes.ts";
import { adoptStyles } from "../common/styles/adopt.ts";
import { Circle } from "./Circle.tsx";
import { CircleController } from "./controller.ts";
import { type ImportTalk, talkLoader } from "./later.ts";
import { CIRCLE_PROPERTIES, circleSettings } from "./settings.ts";

/** What the build says where a page's markup is silent. */
declare const __SITE_URL__: string;

/** What the circle needs of r2wc, in fewer bytes: docs/decisions/r2wc-and-its-subclass.md. */
export class CircleBase extends HTMLElement {
	static readonly observedAttributes = CIRCLE_PROPERTIES.map(attributeName);
	/** What the circle says, and how it loads the rest of it; each language has a script of its own. */
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
		if (this.#circle) this.#circle.settings = settings;
		else {
			adoptStyles(this.#root, css);
			this.#view = createRoot(this.#root);
			this.#circle = new CircleController(
				this.words,
				talkLoader(this.words.language, this.importTalk),
				settings,
				css,
				() => this.#draw(),
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
		// A promise that settles later, such as that of copying, finds no circle.
		if (!this.#circle) return;
		// So that a page can make room for it.
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
