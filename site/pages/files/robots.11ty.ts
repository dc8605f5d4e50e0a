import { addressOf } from "../../build/seo/address.ts";
import type { SiteData } from "../../data.ts";

export const data = { permalink: "/robots.txt", eleventyExcludeFromCollections: true };

export default function Robots({ environment }: SiteData): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(environment, "/sitemap.xml")}\n`;
}
