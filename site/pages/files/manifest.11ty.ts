import type { SiteData } from "../../data.ts";
import { MANIFEST_PATH, manifest } from "../../eleventy/icon.ts";

export const data = { permalink: MANIFEST_PATH, eleventyExcludeFromCollections: true };

export default function Manifest({ site, environment, assets }: SiteData): string {
	return manifest(site, environment, assets.icons);
}
