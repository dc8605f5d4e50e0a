import type { SiteData } from "../data.ts";
import { headerRules } from "../eleventy/headers.ts";

export const data = {
	permalink: "/_headers",
	eleventyAllowMissingExtension: true,
	eleventyExcludeFromCollections: true,
};

/** The response headers of the site, as hosts such as Netlify and Cloudflare read them. */
export default function Headers({ environment }: SiteData): string {
	return headerRules(environment);
}
