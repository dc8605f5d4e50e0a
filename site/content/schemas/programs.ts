import { z } from "zod";
import { contentFile, facts, link, slug, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import { openingDate } from "../dates.ts";

/**
 * A program's page: `site/_data/programs/<slug>.json`.
 * Title, category, partner and summary of the twelve that the quiz recommends are in
 * `shared/quiz/programs.json`, under the same slug; other programs have theirs here.
 */
export const programPageSchema = contentFile({
	/** Place within its category, from 1. */
	order: z.number().int().positive(),
	metadata,
	/** Only for programs that the quiz does not know. */
	path: z.strictObject({ title: text, partner: text, summary: text }).optional(),
	lead: text,
	learn: z.strictObject({
		intro: text,
		items: z.array(z.strictObject({ title: text, text })).min(3),
	}),
	/** When it opens (docs/product.md 6.4). */
	opens: openingDate,
	/** How it runs, beside what holds for every program of its kind. */
	runs: z.array(z.strictObject({ label: text, text })),
	facts,
	/** Whose idea it builds on. */
	source: link.optional(),
	suits: z.strictObject({ text, signs: z.array(text).min(2) }),
	next: z.strictObject({ title: text, text, actions: z.array(link).min(1).max(2) }),
	/** Related programs. */
	leadsTo: z.array(slug).min(1).max(2),
});

export type ProgramPage = z.infer<typeof programPageSchema>;
