import { z } from "zod";
import {
	asking,
	facts,
	line,
	link,
	list,
	part,
	prose,
	slug,
} from "../../../shared/content/fields.ts";
import { sentence } from "../../../shared/quiz/messages-schema.ts";
import {
	action,
	faq,
	label,
	lead,
	linked,
	pageFile,
	paragraphs,
	quote,
	section,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

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

const step = part("Step", {
	name: z.enum(STEPS).meta({
		label: "Name",
		edit: "readonly",
		why: "The framework has these eight steps, in this order.",
	}),
	text: line("Text"),
});

const prices = part(
	"Words of the prices",
	{
		once: line("After a price paid once"),
		yearly: line("After a yearly price"),
		monthly: line("After a monthly price"),
		"six-monthly-payments": line("After a price in six parts"),
		total: line("What several payments come to", "{total} in all, {more} more than paying yearly."),
		newTab: line("Opens in a new tab", "Screen readers read it after a payment button."),
		parts: sentence("Opens what a plan includes", "parts"),
		planned: sentence("A line of a plan that has no date yet", "line"),
		undated: sentence("Beside a plan that adds only such lines to a smaller one", "plan"),
	},
	"The plans themselves are under Academy, Membership plans.",
);

const program = part("Program", {
	program: slug.meta({
		label: "Program",
		relation: { kind: "program", value: "slug", label: "metadata.title" },
	}),
	name: line("Name"),
	text,
	note: line("Beside its price", "Such as what several courses cost together.").optional(),
}).meta({ summary: "{{fields.name}}" });

/** The Academy's landing page: `site/_data/pages/academy.json`. */
export const schema = pageFile("Academy", {
	hero: top({
		label,
		title,
		lead,
		toPlans: line("Button to the plans"),
		toPrograms: line("Button to the programs"),
	}),
	about: part("What the Academy is", { title, quote, paragraphs }),
	audience: part("Whom it is for", {
		title,
		people: list("People", "kind of people", linked, "Each leads to where they may begin.").min(1),
	}),
	framework: part("Framework", {
		title,
		steps: list("Steps", "step", step)
			.length(STEPS.length, "the eight steps")
			.refine((steps) => steps.every(({ name }, index) => name === STEPS[index]), {
				error: `the steps in their order: ${STEPS.join(", ")}`,
			}),
	}),
	programs: part("Programs", {
		title,
		items: list("Programs", "program", program).min(1),
		all: link.meta({ label: "Link to all programs" }),
	}),
	pricing: section("Membership plans", {
		words: prices,
		facts,
	}),
	tracks: section("Tracks", { facts }, "Names and prices are under Quiz, Tracks and their prices."),
	waitlist: section("Waitlist", {}, "The form itself is under Form and mail texts."),
	faq: part("Questions", { title, items: faq }),
	notes: part("Equity and privacy", {
		equity: part("Note on equity seats", { title, text, action }),
		privacy: part("Note on privacy", { title, text, action }),
	}),
	testimonials: part("Testimonials", {
		title,
		quotes: asking(
			list(
				"What learners say",
				"quote",
				part("Quote", { words: prose("Their words"), who: line("Who says it") }).meta({
					summary: "{{fields.who}}",
				}),
				"Only with their permission.",
			),
			"advised",
			"what learners say, in their words and with their permission; until then one line asks for it",
		),
		none: line("As long as there are none"),
	}),
});

export type AcademyPage = z.infer<typeof schema>;
