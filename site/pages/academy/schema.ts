import { z } from "zod";
import { contentFile, facts, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import { openingDate } from "../../content/dates.ts";

/** A heading with the sentence under it. */
const opening = { title: text, lead: text };
const titled = z.strictObject({ title: text, text });

/** The steps of the framework, in their order. */
const STEPS = [
	"Learn",
	"Integrate",
	"Build",
	"Empower",
	"Reclaim",
	"Act",
	"Transform",
	"Envision",
] as const;

/** The Academy's landing page: `site/_data/pages/academy.json`. */
export const schema = contentFile({
	metadata,
	hero: z.strictObject({
		label: text,
		title: text,
		lead: text,
		/** The labels of the two buttons that lead down the page. */
		toPlans: text,
		toPrograms: text,
	}),
	about: z.strictObject({ title: text, quote: text, paragraphs: z.array(text).min(1) }),
	audience: z.strictObject({
		...opening,
		people: z.array(z.strictObject({ who: text, text })).min(1),
	}),
	framework: z.strictObject({
		...opening,
		steps: z
			.array(z.strictObject({ name: z.enum(STEPS), text }))
			.length(STEPS.length, "the eight steps")
			.refine((steps) => steps.every(({ name }, index) => name === STEPS[index]), {
				error: `the steps in their order: ${STEPS.join(", ")}`,
			}),
	}),
	programs: z.strictObject({
		...opening,
		items: z.array(z.strictObject({ text, action: link })).min(1),
		all: link,
	}),
	/** Stands in for testimonials until there are some. */
	testimonials: z.strictObject({ label: text, title: text, text, action: link }),
	pricing: z.strictObject({
		...opening,
		/** The words after an amount, by cadence, and what a screen reader adds to a payment link. */
		words: z.strictObject({
			once: text,
			yearly: text,
			monthly: text,
			"six-monthly-payments": text,
			/** What several payments come to: `{total}` in all, `{more}` more than paying yearly. */
			total: text,
			newTab: text,
		}),
		/** What the ecosystem fund does. */
		fund: text,
		equity: link,
		timeline: z.strictObject({
			title: text,
			items: z.array(z.strictObject({ what: text, opens: openingDate })).min(1),
		}),
		facts,
	}),
	/** The tracks that the quiz offers (shared/quiz/tiers.json), apart from membership. */
	tracks: z.strictObject({
		...opening,
		/** The label of each button, before the track's name. */
		action: text,
		facts,
	}),
	waitlist: z.strictObject({ ...opening }),
	faq: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ question: text, answer: text })).min(1),
	}),
	notes: z.strictObject({
		title: text,
		equity: titled.extend({ action: link }),
		privacy: titled.extend({ action: link }),
	}),
});

export type AcademyPage = z.infer<typeof schema>;
