import type { SiteData } from "../../data.ts";
import { SPECULATION_RULES, speculationRules } from "../../eleventy/headers.ts";

export const data = { permalink: `/${SPECULATION_RULES}`, eleventyExcludeFromCollections: true };

export default function SpeculationRules({ environment }: SiteData): string {
	return speculationRules(environment);
}
