import { z } from "zod";
import { facts, line, link, list, part, prose } from "../../../shared/content/fields.ts";
import { openingDate } from "../../schemas/dates.ts";
import {
	action,
	faq,
	head,
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
	},
	"The plans themselves are under Academy, Membership plans.",
);

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
	audience: section("Whom it is for", {
		people: list("People", "kind of people", part("People", { who: line("Who"), text })).min(1),
	}),
	framework: section("Framework", {
		steps: list("Steps", "step", step)
			.length(STEPS.length, "the eight steps")
			.refine((steps) => steps.every(({ name }, index) => name === STEPS[index]), {
				error: `the steps in their order: ${STEPS.join(", ")}`,
			}),
	}),
	programs: section("Programs", {
		items: list("Programs", "program", linked).min(1),
		all: link.meta({ label: "Link to all programs" }),
	}),
	testimonials: part(
		"Testimonials",
		{ label, title, text, action },
		"Stands here until there are testimonials.",
	),
	pricing: section("Membership plans", {
		words: prices,
		fund: prose("What the ecosystem fund does"),
		equity: link.meta({ label: "Link to equity seats" }),
		timeline: part("When courses open", {
			title,
			items: list(
				"Openings",
				"opening",
				part("Opening", { what: line("What opens"), opens: openingDate }),
			).min(1),
		}),
		facts,
	}),
	tracks: section(
		"Tracks without a membership",
		{ action: line("Words of the button", "The name of the track follows."), facts },
		"Names and prices are under Quiz, Tracks and their prices.",
	),
	waitlist: part("Waitlist", head, "Beside the form."),
	faq: part("Questions", { title, items: faq }),
	notes: part("Equity and privacy", {
		title,
		equity: part("Note on equity seats", { title, text, action }),
		privacy: part("Note on privacy", { title, text, action }),
	}),
});

export type AcademyPage = z.infer<typeof schema>;
