import type { SiteData } from "../data.ts";
import { headerRules } from "../eleventy/headers.ts";
import type { EleventyPage } from "../eleventy/types.ts";

interface HeadersData extends SiteData {
	/** Every page that does not keep itself out. */
	collections: { readonly all: readonly EleventyPage[] };
}

export const data = {
	permalink: "/_headers",
	eleventyAllowMissingExtension: true,
	eleventyExcludeFromCollections: true,
};

/** The response headers of the site, as hosts such as Netlify and Cloudflare read them. */
export default function Headers({ environment, collections, widget }: HeadersData): string {
	return headerRules(
		environment,
		collections.all.map(({ url }) => url),
		Object.keys(widget.versions.versions),
	);
}
