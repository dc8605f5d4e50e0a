import { z } from "zod";
import { contentFile, link, slug, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/**
 * A program's page (spec section 2, `/academy/{slug}`): `site/_data/programs/<slug>.json`.
 * Title, category, partner and summary of the twelve that the quiz recommends are in
 * `shared/quiz/programs.json`, under the same slug; the Academy's other paths bring their own.
 */
export const programPageSchema = contentFile({
	/** Place within its category, from 1. */
	order: z.number().int().positive(),
	metadata,
	/** Only where the quiz doesn't know the program. */
	path: z.strictObject({ title: text, partner: text, summary: text }).optional(),
	lead: text,
	learn: z.strictObject({
		intro: text,
		items: z.array(z.strictObject({ title: text, text })).min(3),
	}),
	/** Facts about the way it runs: what, and how. */
	runs: z.array(z.strictObject({ label: text, text })).min(3),
	suits: z.strictObject({ text, signs: z.array(text).min(2) }),
	next: z.strictObject({ title: text, text, actions: z.array(link).min(1).max(2) }),
	/** Where people often go from here. */
	leadsTo: z.array(slug).min(1).max(2),
});

export type ProgramPage = z.infer<typeof programPageSchema>;
