import type { RoleKey } from "./keys.ts";

/** The campaign of a visit from the quiz. */
export interface CampaignTags {
	readonly source: "quiz";
	readonly medium: "result_page" | "email";
	readonly campaign: `role_${RoleKey}`;
	/** Slug of the partner on whose page the quiz was taken. */
	readonly content?: string;
}

/** The tags of a link in results or email. */
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
 * The address with the tags as `utm_*` parameters.
 * @param url - a full address
 * @throws TypeError when it isn't one
 */
export function withCampaign(url: string, tags: CampaignTags): string {
	const tagged = new URL(url);
	for (const [name, value] of Object.entries(tags)) tagged.searchParams.set(`utm_${name}`, value);
	return tagged.href;
}
