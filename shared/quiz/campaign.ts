import type { RoleKey } from "./keys.ts";

/** Says of a visit that it came from the quiz, from where in it, and through which partner. */
export interface CampaignTags {
	readonly source: "quiz";
	readonly medium: "result_page" | "email";
	readonly campaign: `role_${RoleKey}`;
	/** Slug of the partner on whose page the quiz was taken. */
	readonly content?: string;
}

/** The tags of a link from results or email. */
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
 * The address with the tags as `utm_*` parameters; its own parameters and fragment stay.
 * @param url - a full address
 * @throws TypeError when it isn't one
 */
export function withCampaign(url: string, tags: CampaignTags): string {
	const tagged = new URL(url);
	for (const [name, value] of Object.entries(tags)) tagged.searchParams.set(`utm_${name}`, value);
	return tagged.href;
}
