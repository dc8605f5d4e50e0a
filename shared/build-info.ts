import type { Forms } from "./content/forms.ts";

/** What the build says of itself to the delivery of forms, in `_delivery.json`. */
export interface BuildInfo {
	/** Origin and path prefix of the site, without a slash at the end. */
	readonly siteUrl: string;
	/** Where the pages post forms; null = nowhere, they are simulated. */
	readonly endpoint: string | null;
	/** Whose slug may stand in a submission, and from whose pages it may come. */
	readonly partners: readonly { readonly slug: string; readonly origins: readonly string[] }[];
	/** What may be sent. */
	readonly forms: Forms;
	/** The faces of the site's fonts, as CSS: the desk is set in them, too. */
	readonly fontFaces: string;
}
