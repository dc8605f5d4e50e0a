import { contentFile, list, part, prose } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import {
	actions,
	closing,
	head,
	label,
	lead,
	point,
	title,
	top,
} from "../../content/page-parts.ts";

const steps = part("Steps", { title, lead, steps: list("Steps", "step", point).min(3) });

/** The circle, and how to make one on paper: `site/_data/pages/quiz-circle.json`. */
export const schema = contentFile("Quiz: circle", {
	metadata,
	head: top({ label, ...head, actions: actions.min(1) }),
	withoutScript: prose("Without JavaScript", "Stands in the circle’s place."),
	how: steps,
	paper: steps.meta({ label: "On paper" }),
	care: part("What a circle is for", { title, items: list("Entries", "entry", point).min(2) }),
	closing,
});
