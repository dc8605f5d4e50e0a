import type { BuildInfo } from "../../../shared/build-info.ts";
import type { SiteData } from "../../data.ts";

export const data = {
	permalink: "/_delivery.json",
	eleventyAllowMissingExtension: true,
	eleventyExcludeFromCollections: true,
};

/**
 * For what this site was built, whose pages may send, and which forms there are: the delivery of forms reads it,
 * because a Worker has no folder of content to look into.
 */
export default function DeliveryInfo({
	environment,
	partners,
	forms,
	assets,
}: Pick<SiteData, "environment" | "partners" | "forms"> & {
	assets: Pick<SiteData["assets"], "faces">;
}): string {
	const info: BuildInfo = {
		siteUrl: environment.siteUrl,
		endpoint: environment.formsEndpoint,
		partners: Object.values(partners).map(({ slug, origins = [] }) => ({ slug, origins })),
		forms,
		fontFaces: assets.faces.css,
	};
	return `${JSON.stringify(info)}\n`;
}
