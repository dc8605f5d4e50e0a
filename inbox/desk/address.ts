import type { DeliverySettings } from "../settings/settings.ts";

/**
 * Returns the desk's URL without a trailing slash: on the site if the server also hosts the site, else at the server's
 * root.
 */
export function deskAddress({
	siteUrl,
	endpoint,
}: Pick<DeliverySettings, "siteUrl" | "endpoint">): string {
	return `${endpoint.startsWith(`${siteUrl}/`) ? siteUrl : new URL(endpoint).origin}/desk`;
}

export function submissionAddress(
	settings: Pick<DeliverySettings, "siteUrl" | "endpoint">,
	id: string,
): string {
	return `${deskAddress(settings)}/submissions/${id}`;
}
