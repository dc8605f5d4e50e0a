import type { RoleKey } from "./keys.ts";

/** Campaign tags (UTM parameters) of a visit from the quiz. */
export interface CampaignTags {
	readonly source: "quiz";
	readonly medium: "result_page" | "email";
	readonly campaign: `role_${RoleKey}`;
	/** The slug of the partner on whose page the quiz was taken. */
	readonly content?: string;
}

/** The campaign tags of a link in the results or their mail. */
export function campaignTags(
	role: RoleKey,
	medium: CampaignTags["medium"],
	partner?: string,
): CampaignTags {
	return {
		source: "quiz",
		medium,
		campaign: `role_${role}`,
		...(partner && { content: partner }),
	};
}

/**
 * Adds the tags to a URL as `utm_*` parameters.
 * @param url - an absolute URL
 * @throws TypeError if the URL isn't absolute
 */
export function withCampaign(url: string, tags: CampaignTags): string {
	const tagged = new URL(url);
	for (const [name, value] of Object.entries(tags)) tagged.searchParams.set(`utm_${name}`, value);
	return tagged.href;
}
