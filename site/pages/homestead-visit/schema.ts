import { facts, line, list } from "../../../shared/content/fields.ts";
import { head, label, pageFile, point, section, top } from "../../schemas/page-parts.ts";

/** Planning a visit: `site/_data/pages/homestead-visit.json`. */
export const schema = pageFile("Homestead: plan a visit", {
	head: top({ label, ...head }),
	visit: section("How a visit is arranged", {
		steps: list("Steps", "step", point).min(2),
		facts: facts.optional(),
	}),
	access: section("Access", {
		items: list("Things to know", "entry", point).min(1),
		facts: facts.optional(),
	}),
	form: section("Form", { aside: line("Before your email address") }),
});
