import type { JsonPath } from "../check-content/fault.ts";

/** A statement of the site that only the founder can confirm. */
interface Claim {
	readonly file: string;
	/** Where the statement is. */
	readonly path: JsonPath;
	readonly found: string;
	readonly put: string;
}

/** In the order in which to check them. */
export const CLAIMS: readonly Claim[] = [
	{
		file: "shared/quiz/messages.json",
		path: ["credits", "framework"],
		found: "the ten roles follow the Social Change Ecosystem Map",
		put: "a permission of Deepa Iyer and the Building Movement Project, in writing: the quiz leads to paid programs, which their terms may not cover",
	},
	{
		file: "site/_data/site.json",
		path: ["impact", "home"],
		found: "500+ scholarship recipients, certified benefit corporation, $50K+ of mutual aid",
		put: "the figures that you can show proof of on the day of the launch, and the certificate at hand",
	},
	{
		file: "site/_data/site.json",
		path: ["impact", "getInvolved"],
		found: "127 graduates, 43 scholarship recipients, $52K, 25 volunteers",
		put: "the same, counted up to the launch",
	},
	{
		file: "site/_data/plans/founding-member.json",
		path: ["availability"],
		found: "until when the Founding Member plan can be bought",
		put: "the date that holds now",
	},
	{
		file: "site/_data/programs/facilitator-certification.json",
		path: ["runs"],
		found: "CEU accreditation",
		put: "the name of the body that accredits it, where one does",
	},
	{
		file: "site/_data/pages/privacy.json",
		path: ["sections"],
		found: "what becomes of visitors' data",
		put: "the legal name and postal address of the business; have someone who knows the law read it",
	},
	{
		file: "site/_data/pages/home.json",
		path: ["hero", "portrait"],
		found: "a quilt in the place of the founder's portrait",
		put: "a sentence that says who you are; a portrait, if you want one",
	},
];
