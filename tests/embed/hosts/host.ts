/** What a host page tests: its styles, its scripts, its security policy, where the quiz is placed, or its dialog. */
export type HostKind = "stylesheet" | "library" | "policy" | "layout" | "dialog";

/** A page that embeds the quiz. It is generated from this description and served from another origin than the quiz. */
export interface HostPage {
	/** The name in the table of results. */
	readonly name: string;
	readonly kind: HostKind;
	/** Stylesheets in packages, such as `bulma/css/bulma.css`. */
	readonly styles?: readonly string[];
	/** Classic scripts in packages, in the order of loading. */
	readonly scripts?: readonly string[];
	/** The text of one more stylesheet. */
	readonly css?: string;
	/** The text of one more classic script. It may define `window.mountQuiz(place)`, which then inserts the element. */
	readonly script?: string;
	/** Classes of the container around the quiz, for stylesheets that apply only inside such a container. */
	readonly containerClass?: string;
	/** Attributes of the root element, such as `lang="ar" dir="rtl"`; without any, the page is English. */
	readonly root?: string;
	/** The quiz is in this language; without it, in English. */
	readonly language?: string;
	/** Response headers. `{element}` is replaced by the origin of the element. */
	readonly headers?: Readonly<Record<string, string>>;
	/** Attributes of a frame that holds the page; without this field there is no frame. */
	readonly frame?: string;
	/** Markup with the quiz in the page from the start. `{snippet}` is replaced by the lines that a partner pastes. */
	readonly body?: string;
	/** The whole quiz is taken here with keys and pointer. */
	readonly journey?: boolean;
	/** The quiz is behind a button. */
	readonly dialog?: boolean;
	/** `npm test` checks this page, which needs no packages. */
	readonly quick?: boolean;
}

/** The folder of a host page in its address, such as `bootstrap-3` for `Bootstrap 3`. */
export function slugOf({ name }: HostPage): string {
	return name
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
}

/** A page without styles and scripts of its own. On it the baseline is taken. */
export const BARE: HostPage = { name: "Bare page", kind: "layout" };
