import { z } from "zod";
import { contentFile } from "../../shared/content/fields.ts";
import { ROLE_KEYS } from "../../shared/quiz/keys.ts";

const sheets = z.number().int().positive();
/** A percentage of all possible sets of answers. */
const share = z.number().positive().max(100);

/**
 * The quiz's results, counted over all possible sets of answers: `site/_data/fairness.json`, written by
 * `npm run quiz:fairness`.
 */
export const fairnessSchema = contentFile("Fairness of the quiz", {
	/** A digest of the questions' roles and pillars, which the counts depend on. */
	design: z.string(),
	sheets,
	roles: z
		.array(
			z.strictObject({
				role: z.enum(ROLE_KEYS),
				/** The number of sets of answers whose primary role is this role. */
				first: sheets,
				share,
				/** The percentage of sets with this primary role if ties went to the role listed first. */
				listedFirst: share,
			}),
		)
		.length(ROLE_KEYS.length),
	/** The percentage of sets in which two or more roles share the highest count. */
	tied: share,
	/** The percentage of sets whose primary role each rule decides: count, head to head, pillars, catalogue order. */
	settledBy: z.array(share).length(4),
}).meta({ edit: "hidden", why: "A command counts and writes these figures." });

export type Fairness = z.infer<typeof fairnessSchema>;
