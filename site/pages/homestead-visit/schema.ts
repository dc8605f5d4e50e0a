import { facts, line, list, part } from "../../../shared/content/fields.ts";
import { head, label, pageFile, point, section, title, top } from "../../schemas/page-parts.ts";

/** Planning a visit: `site/_data/pages/homestead-visit.json`. */
export const schema = pageFile("Homestead: plan a visit", {
	head: top({ label, ...head }),
	visit: part("How a visit is arranged", {
		title,
		steps: list("Steps", "step", point).min(2),
		facts: facts.optional(),
	}),
	access: section("Access", {
		items: list("Things to know", "entry", point).min(1),
		facts: facts.optional(),
	}),
	form: section("Form", { aside: line("Before your email address") }),
});
