import { z } from "zod";
import { contentFile } from "../../shared/content/fields.ts";
import { ROLE_KEYS } from "../../shared/quiz/keys.ts";

const sheets = z.number().int().positive();
/** In percent of all answer sheets. */
const share = z.number().positive().max(100);

/**
 * The count over all answer sheets, as docs/fairness.md has it: `site/_data/fairness.json`, written by
 * `npm run quiz:fairness`.
 */
export const fairnessSchema = contentFile("Fairness of the quiz", {
	sheets,
	roles: z
		.array(
			z.strictObject({
				role: z.enum(ROLE_KEYS),
				/** The number of answer sheets on which the role comes first. */
				first: sheets,
				share,
				/** The share if ties went to the role listed first. */
				listedFirst: share,
			}),
		)
		.length(ROLE_KEYS.length),
	/** Sheets on which two or more roles share the highest count. */
	tied: share,
	/** By count, head to head, by pillars, by the catalogue's order. */
	settledBy: z.array(share).length(4),
}).meta({ edit: "hidden", why: "A command counts and writes these figures." });

export type Fairness = z.infer<typeof fairnessSchema>;
