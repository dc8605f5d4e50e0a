import { z } from "zod";
import { contentFile, facts, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** The curriculum framework's principles, in the order that spells the school's name. */
export const PRINCIPLES = ["Empowerment", "Resilience", "Interconnectedness", "Nurture"] as const;

const principle = z.strictObject({
	name: z.enum(PRINCIPLES),
	meaning: text,
	practices: z.array(text).min(1),
});

const day = z.strictObject({
	day: text,
	title: text,
	/** The principle of this day. */
	principle: z.enum(PRINCIPLES),
	morning: text,
	midday: text,
	afternoon: text,
});

const program = z.strictObject({ name: text, text, action: link.optional() });

const step = z.strictObject({ name: text, text });

/**
 * The microschool: `site/_data/pages/erins-place.json`.
 * The sample curriculum, a PDF, is made from its `principles` and `week`.
 */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ label: text, title: text, lead: text, actions: z.array(link).min(1) }),
	philosophy: z.strictObject({
		title: text,
		quote: text,
		paragraphs: z.array(text).min(1),
		/** Vision and mission. */
		aims: z.array(z.strictObject({ name: text, text })).length(2),
	}),
	/** What families ask first, and how to enroll. */
	enroll: z.strictObject({
		title: text,
		lead: text,
		paragraphs: z.array(text).min(1),
		facts: facts.optional(),
		actions: z.array(link).min(1),
	}),
	principles: z.strictObject({
		title: text,
		lead: text,
		items: z.array(principle).length(PRINCIPLES.length),
	}),
	week: z.strictObject({
		title: text,
		lead: text,
		/** The heading of the PDF. */
		documentTitle: text,
		download: text,
		downloadNote: text,
		/** What the week is about, and how to read it; both in the PDF. */
		thread: text,
		note: text,
		parts: z.strictObject({ morning: text, midday: text, afternoon: text }),
		days: z.array(day).length(5),
	}),
	programs: z.strictObject({ title: text, lead: text, items: z.array(program).length(7) }),
	why: z.strictObject({ title: text, quote: text, paragraphs: z.array(text).min(1) }),
	start: z.strictObject({
		title: text,
		lead: text,
		steps: z.array(step).min(2),
		actions: z.array(link).min(1),
	}),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type ErinsPlacePage = z.infer<typeof schema>;
