import type { RoleKey } from "./keys.js";
/** Says of a visit that it came from the quiz, from where in it, and through which partner. */
export interface CampaignTags {
    readonly source: "quiz";
    readonly medium: "result_page" | "email";
    readonly campaign: `role_${RoleKey}`;
    /** Slug of the partner on whose page the quiz was taken. */
    readonly content?: string;
}
/** The tags of a link from results or email (docs/product.md 3.3). */
export declare function campaignTags(role: RoleKey, medium: CampaignTags["medium"], partner?: string): CampaignTags;
/**
 * The address with the tags as `utm_*` parameters; its own parameters and fragment stay.
 * @param url - a full address
 * @throws TypeError when it isn't one
 */
export declare function withCampaign(url: string, tags: CampaignTags): string;
