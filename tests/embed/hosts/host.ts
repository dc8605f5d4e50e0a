/** What of a host page is put to the test. */
export type HostKind = "stylesheet" | "library" | "policy" | "layout";

/**
 * A page of somebody else's that the quiz is put on. It is generated from this, and served from another
 * origin than the element.
 */
export interface HostPage {
	/** As the table of results names it. */
	readonly name: string;
	readonly kind: HostKind;
	/** Stylesheets of npm packages, such as `bulma/css/bulma.css`. */
	readonly styles?: readonly string[];
	/** Classic scripts of npm packages, in the order of loading. */
	readonly scripts?: readonly string[];
	/** A stylesheet of our own, after those. */
	readonly css?: string;
	/** A classic script of our own, after those. `window.mountQuiz(place)` in it puts the element in, if defined. */
	readonly script?: string;
	/** A module of this folder that is bundled with what it imports, and defines `window.mountQuiz`. */
	readonly app?: string;
	/** Classes of the container that the element stands in: many stylesheets act only inside theirs. */
	readonly place?: string;
	/** Attributes of the root element, such as `dir="rtl"`. */
	readonly root?: string;
	/** Response headers. `{element}` is the origin of the element. */
	readonly headers?: Readonly<Record<string, string>>;
	/** The page holds another one with the quiz, in a frame with these attributes. */
	readonly frame?: string;
	/** Where the quiz's own markup stands in the page from the start: `{snippet}` is README's snippet. */
	readonly body?: string;
	/** The page draws everything in it larger or smaller: rectangles are compared in its measure. */
	readonly scaled?: boolean;
	/** The whole journey is made here by keys and pointer. */
	readonly journey?: boolean;
	/** The page takes the quiz away while the results are being sent. */
	readonly leaves?: boolean;
	/** In the quick subset of `npm test`. */
	readonly quick?: boolean;
}

/** The part of a host's address that is its own: `Bootstrap 3` is at `/bootstrap-3/`. */
export function slugOf({ name }: HostPage): string {
	return name
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
}

/** A page without anything of anyone's: what the quiz looks like when left alone. */
export const BARE: HostPage = { name: "Bare page", kind: "layout" };
