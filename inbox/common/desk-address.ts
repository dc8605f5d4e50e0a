interface Addresses {
	readonly siteUrl: string;
	readonly endpoint: string;
}

/** Returns the desk's URL without a trailing slash: on the site if the server also hosts it, else at its own root. */
export const deskAddress = ({ siteUrl, endpoint }: Addresses) =>
	`${endpoint.startsWith(`${siteUrl}/`) ? siteUrl : new URL(endpoint).origin}/desk`;

export const submissionAddress = (addresses: Addresses, id: string) =>
	`${deskAddress(addresses)}/submissions/${id}`;
