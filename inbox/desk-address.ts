import type { DeliverySettings } from "./ports.ts";

/** The desk's address without a slash at the end: on the site where the server hosts it, else at the server's root. */
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
