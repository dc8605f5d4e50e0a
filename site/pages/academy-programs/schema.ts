import { line, link, part, prose } from "../../../shared/content/fields.ts";
import { label, lead, pageFile, say, section, title } from "../../schemas/page-parts.ts";

/** The page that lists all programs: `site/_data/pages/academy-programs.json`. */
export const schema = pageFile("Academy: all programs", {
	label,
	title,
	lead,
	groups: part("Kinds of programs", {
		Series: section("Self-paced courses", { say }),
		path: section("Cohort and certification", { say }),
		Workshop: section("Live workshops", { say }),
		Collab: section("Courses with co-creators", { say }),
	}),
	words: part(
		"Words on the pages of programs",
		{
			back: line("Link to all programs"),
			learn: line("Heading of what people learn"),
			cost: line("Label of what it costs"),
			unpriced: line("While it is by waitlist"),
			suits: line("Heading of whom it suits"),
			with: line("With", "Labels the co-creator."),
			source: line("Source", "Labels whose idea it builds on."),
			roles: line("Label of the roles"),
			leadsTo: line("Heading of related programs"),
			join: part("How to enroll", {
				next: part("What happens next", {
					open: prose("If it is open"),
					dated: prose("If it starts on a date"),
					waitlist: prose("If it is by waitlist"),
				}),
				enroll: line("Button to its own payment page"),
				waitlist: line("Button to the waitlist"),
				plans: link.meta({ label: "Button to the plans" }),
				equity: link.meta({ label: "Button to equity seats" }),
			}),
		},
		"The same on the page of each program.",
	),
});
