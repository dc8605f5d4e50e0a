import type { SiteData } from "../../data.ts";

/** functions/host.ts reads it there. */
export const data = { permalink: "/embed/origins.json", eleventyExcludeFromCollections: true };

/** Whose pages may send quiz results: the handler that takes them has no folder of partners to read. */
export default function PartnerOrigins({ partners }: Pick<SiteData, "partners">): string {
	const origins = Object.values(partners).flatMap((partner) => partner.origins ?? []);
	return `${JSON.stringify({ origins: [...new Set(origins)].sort() })}\n`;
}
