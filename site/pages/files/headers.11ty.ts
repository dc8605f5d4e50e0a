import type { SiteData } from "../../data.ts";
import { headerRules } from "../../eleventy/headers.ts";

export const data = {
	permalink: "/_headers",
	eleventyAllowMissingExtension: true,
	eleventyExcludeFromCollections: true,
};

/** The response headers of the site, as hosts such as Netlify and Cloudflare read them. */
export default function Headers({ environment, assets, collections, widget }: SiteData): string {
	const pages = collections.all.map(({ url }) => url);
	return headerRules(
		environment,
		pages,
		assets.openingStyle,
		Object.keys(widget.versions.versions),
	);
}
