import type { SiteData } from "../../data.ts";

/** functions/host.ts fetches this address. */
export const data = { permalink: "/embed/origins.json", eleventyExcludeFromCollections: true };

/** The origins of the partners' sites, whose pages may send quiz results. The server that accepts them has no access to the JSON of the partners. */
export default function PartnerOrigins({ partners }: Pick<SiteData, "partners">): string {
	const origins = Object.values(partners).flatMap((partner) => partner.origins ?? []);
	return `${JSON.stringify({ origins: [...new Set(origins)].sort() })}\n`;
}
