import { SPECULATION_RULES, speculationRules } from "../../build/speculation-rules.ts";
import type { SiteData } from "../../data.ts";

export const data = { permalink: `/${SPECULATION_RULES}`, eleventyExcludeFromCollections: true };

export default function SpeculationRules({ environment }: SiteData): string {
	return speculationRules(environment);
}
