import type { SiteData } from "../../data.ts";
import { addressOf } from "../../eleventy/seo/address.ts";

export const data = { permalink: "/robots.txt", eleventyExcludeFromCollections: true };

export default function Robots({ environment }: SiteData): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(environment, "/sitemap.xml")}\n`;
}
