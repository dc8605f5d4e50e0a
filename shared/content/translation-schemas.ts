import { z } from "zod";
import { contentFile, day, line, list, part, prose } from "./fields.ts";

/** The schema of a language: `shared/quiz/{language}/language.json`. */
export const languageSchema = contentFile("Language", {
	lang: z
		.string()
		.regex(/^[a-z]{2}$/, 'two small letters, such as "es"')
		.meta({
			label: "Code",
			edit: "hidden",
			why: "Folders, files and addresses are named after it.",
		}),
	dir: z
		.enum(["ltr", "rtl"])
		.meta({ label: "Direction", labels: { ltr: "From left to right", rtl: "From right to left" } }),
	name: line("Name", "As the language calls itself. The link to it says this."),
	locale: z
		.string()
		.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'a locale, such as "es-MX"')
		.meta({ label: "Locale", hint: "How numbers, prices and dates are written, such as es-MX." }),
}).meta({ group: "Translations" });

/** The number of reviewers required before a translation goes live. */
export const FEWEST_REVIEWERS = 2;

/** The schema of a translation's reviewers: `shared/quiz/{language}/review.json`. */
export const reviewSchema = contentFile("Review of the translation", {
	live: z.boolean().meta({
		label: "Live",
		hint: "Links to the language show, and search engines may list it. It takes two people who have reviewed it.",
	}),
	reviewers: list(
		"People who have reviewed it",
		"reviewer",
		part("Reviewer", {
			name: line("Name"),
			date: day.meta({ label: "Day" }),
			note: prose("What they read, and for whom").optional(),
		}).meta({ summary: "{{fields.name}}" }),
	),
	drafted: prose("How the draft was made"),
})
	.refine(({ live, reviewers }) => !live || reviewers.length >= FEWEST_REVIEWERS, {
		path: ["reviewers"],
		error: `at least ${FEWEST_REVIEWERS} people who have reviewed the translation, because it is live`,
	})
	.meta({ group: "Translations" });

/**
 * The schema of `shared/quiz/{language}/digests.json`, which `npm run translation` writes: digests of the English texts
 * on which the translation is based, by English file.
 */
export const digestsSchema = contentFile("Digests of the English", {
	digests: z.record(z.string(), z.string()),
}).meta({ edit: "hidden", why: "npm run translation writes it." });

export type Review = z.infer<typeof reviewSchema>;
