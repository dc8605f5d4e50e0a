import type { DeliverySettings } from "./ports.ts";

/**
 * Where the desk is: at the site where this server has its pages, too, otherwise at the root of the server.
 * Without a slash at the end.
 */
export function deskAddress({
	siteUrl,
	endpoint,
}: Pick<DeliverySettings, "siteUrl" | "endpoint">): string {
	return `${endpoint.startsWith(`${siteUrl}/`) ? siteUrl : new URL(endpoint).origin}/desk`;
}

/** The address of a submission at the desk. */
export function submissionAddress(
	settings: Pick<DeliverySettings, "siteUrl" | "endpoint">,
	id: string,
): string {
	return `${deskAddress(settings)}/submissions/${id}`;
}
