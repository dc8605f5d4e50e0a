import { line, lines, link, list, part, prose } from "../../../shared/content/fields.ts";
import type { RoleKey } from "../../../shared/quiz/keys.ts";
import { head, pageFile, point, section, title, top } from "../../schemas/page-parts.ts";

/** The roles of the people in the example circle, in the order of their names in the page's content. */
export const FAMILY: readonly RoleKey[] = [
	"caregiver",
	"caregiver",
	"storyteller",
	"disruptor",
	"healer",
	"visionary",
	"builder",
];

const steps = section("Steps", { steps: list("Steps", "step", point).min(3) });

/** The circle's page, with instructions for making a circle on paper: `site/_data/pages/quiz-circle.json`. */
export const schema = pageFile("Quiz: circle", {
	head: top({
		...head,
		start: line("Button to the fields"),
		action: link,
		paper: link.meta({ label: "Link to the paper quiz" }),
	}),
	withoutScript: prose("Without JavaScript", "Stands in the circle’s place."),
	example: part(
		"The example",
		{ caption: line("Below the wheel"), people: lines("People", "person").length(FAMILY.length) },
		"Kinds of people and no real names. The first two share a role.",
	),
	how: steps,
	paper: steps.meta({ label: "On paper" }),
	limit: part("What a circle isn’t for", { title, say: prose("Sentence in large type") }),
	care: part("What a circle is for", { title, items: list("Entries", "entry", point).min(2) }),
});
