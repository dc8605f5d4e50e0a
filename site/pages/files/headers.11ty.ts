import { headerRules } from "../../build/headers.ts";
import type { EleventyPage } from "../../build/types.ts";
import type { SiteData } from "../../data.ts";

interface HeadersData extends SiteData {
	/** Every page but the one that stands for those that don't exist. */
	collections: { readonly all: readonly EleventyPage[] };
}

export const data = {
	permalink: "/_headers",
	eleventyAllowMissingExtension: true,
	eleventyExcludeFromCollections: true,
};

/** The response headers of the site, as hosts such as Netlify and Cloudflare read them. */
export default function Headers({ environment, collections, widget }: HeadersData): string {
	const pages = collections.all.map(({ url }) => url);
	return headerRules(environment, [...pages, "/404.html"], Object.keys(widget.versions.versions));
}
