import { z } from "zod";
import { contentFile, facts, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** The page around the quiz: `site/_data/pages/quiz.json`. */
export const schema = contentFile({
	metadata,
	title: text,
	/** What it takes and what becomes of the answers, below the quiz. */
	before: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ title: text, text })).min(1),
		facts,
		how: link,
	}),
	/** Whose work the quiz builds on. */
	credit: text,
	/** Shown instead of the quiz without JavaScript. */
	withoutScript: z.strictObject({ title: text, text, giftLabel: text, roleLink: text }),
});

export type QuizPage = z.infer<typeof schema>;
