import { link, list, part, prose } from "../../../shared/content/fields.ts";
import { head, pageFile, point, section, title, top } from "../../schemas/page-parts.ts";

const steps = section("Steps", { steps: list("Steps", "step", point).min(3) });

/** The circle, and how to make one on paper: `site/_data/pages/quiz-circle.json`. */
export const schema = pageFile("Quiz: circle", {
	head: top({ ...head, action: link }),
	withoutScript: prose("Without JavaScript", "Stands in the circle’s place."),
	how: steps,
	paper: steps.meta({ label: "On paper" }),
	care: part("What a circle is for", { title, items: list("Entries", "entry", point).min(2) }),
});
