import type { BuildInfo } from "../../../shared/build-info.ts";
import type { SiteData } from "../../data.ts";

export const data = {
	permalink: "/_delivery.json",
	eleventyAllowMissingExtension: true,
	eleventyExcludeFromCollections: true,
};

/**
 * For what this site was built and whose pages may send: the delivery of its forms reads it, and has no
 * folder of partners to look into.
 */
export default function DeliveryInfo({
	environment,
	partners,
}: Pick<SiteData, "environment" | "partners">): string {
	const info: BuildInfo = {
		siteUrl: environment.siteUrl,
		endpoint: environment.formsEndpoint,
		partners: Object.values(partners).map(({ slug, origins = [] }) => ({ slug, origins })),
	};
	return `${JSON.stringify(info)}\n`;
}
