import { z } from "zod";
import { contentFile } from "../../shared/content/fields.ts";
import { ROLE_KEYS } from "../../shared/quiz/keys.ts";

const sheets = z.number().int().positive();
/** A share in percent of all answer sheets. */
const share = z.number().positive().max(100);

/**
 * The counts over all answer sheets, which docs/fairness.md also shows: `site/_data/fairness.json`, written by `npm
 * run quiz:fairness`.
 */
export const fairnessSchema = contentFile("Fairness of the quiz", {
	sheets,
	roles: z
		.array(
			z.strictObject({
				role: z.enum(ROLE_KEYS),
				/** The number of answer sheets whose primary role is this role. */
				first: sheets,
				share,
				/** The role's share if ties went to the role listed first. */
				listedFirst: share,
			}),
		)
		.length(ROLE_KEYS.length),
	/** The share of sheets on which two or more roles have the highest count. */
	tied: share,
	/** The share of sheets that each rule decides: count, head to head, pillars, catalogue order. */
	settledBy: z.array(share).length(4),
}).meta({ edit: "hidden", why: "A command counts and writes these figures." });

export type Fairness = z.infer<typeof fairnessSchema>;
