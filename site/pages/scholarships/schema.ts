import { facts, line, lines, link, list, part } from "../../../shared/content/fields.ts";
import {
	action,
	faq,
	head,
	pageFile,
	point,
	section,
	title,
	top,
} from "../../schemas/page-parts.ts";

/** Scholarships and mutual aid: `site/_data/pages/scholarships.json`. */
export const schema = pageFile("Scholarships and mutual aid", {
	head: top({
		...head,
		donate: line("Button to the donation page"),
		apply: link.meta({ label: "Second button" }),
	}),
	fund: part("How the fund works", {
		title,
		share: line("After the percentage", "The number is under Business details."),
		steps: list("Steps", "step", point).min(3),
		facts,
	}),
	apply: section(
		"Applying for an equity seat",
		{ promises: lines("Promises", "promise").min(1), facts },
		"Above the form.",
	),
	mutualAid: section(
		"Asking for mutual aid",
		{ steps: lines("Steps", "step").min(1), facts, action },
		"The button leads to the form that people ask by.",
	),
	contribute: section("Paying it forward", {}, "Beside the form."),
	faq: part("Questions", { title, items: faq }),
});
