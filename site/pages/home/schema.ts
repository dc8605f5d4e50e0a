import { z } from "zod";
import {
	asking,
	facts,
	line,
	lines,
	link,
	list,
	part,
	prose,
} from "../../../shared/content/fields.ts";
import {
	action,
	founderWords,
	lead,
	linked,
	pageFile,
	paragraphs,
	section,
	title,
	top,
} from "../../schemas/page-parts.ts";

const priced = "{price} is the lowest price of a year’s membership.";

const branch = part("Branch", {
	name: line("Name"),
	summary: prose("Summary", priced),
	features: lines("Features", "feature").min(1),
	action,
});

/** The home page: `site/_data/pages/home.json`. */
export const schema = pageFile("Home page", {
	hero: top({
		title: part(
			"Heading",
			{
				before: line("Before the marked words"),
				marked: line("Marked words", "In the color of links."),
				after: line("After the marked words"),
			},
			"The tagline in three parts.",
		),
		lead: lead.meta({ hint: `Stands under the heading. ${priced}` }),
		actions: z.tuple([link, link]).meta({ label: "Buttons", item: "button" }),
		portrait: line("Caption of the portrait", "Under the founder’s portrait, once there is one."),
	}),
	founder: part(
		"Founder",
		{
			words: asking(
				founderWords,
				"fact",
				"why you do this work, in one paragraph that says “I”: the first thing after the top of the home page",
			),
		},
		"Right after the top of the page.",
	),
	figures: part("Figures", {
		label: line("Name of the section", "Only screen readers read it."),
		fund: prose("What the fund does", "Beside the figures, which are under Business details."),
	}),
	welcome: part("Welcome", { title, paragraphs, facts, action }),
	ecosystem: section("Three branches", { branches: list("Branches", "branch", branch).length(3) }),
	quiz: part(
		"First question of the quiz",
		{ label: line("Line above the question"), lead },
		"The question and its answers are under Quiz.",
	),
	partners: section("Partners", { action }, "Above the partners that are set to show here."),
	invitations: section("Four ways to start", { items: list("Ways", "way", linked).length(4) }),
});

export type HomePage = z.infer<typeof schema>;
