import type { ListedPage, SiteData } from "../../data.ts";
import { addressOf } from "../../eleventy/seo/address.ts";

export const data = { permalink: "/sitemap.xml", eleventyExcludeFromCollections: true };

interface SitemapData extends Pick<SiteData, "environment"> {
	collections: { readonly listed: readonly ListedPage[] };
}

/** https://www.sitemaps.org. It gives no dates: only those that are kept true would help. */
export default function Sitemap({ environment, collections }: SitemapData): string {
	const entries = collections.listed.map(
		({ url }) => `\t<url><loc>${addressOf(environment, url)}</loc></url>\n`,
	);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>\n',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
		...entries,
		"</urlset>\n",
	].join("");
}
