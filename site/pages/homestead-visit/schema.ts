import type { z } from "zod";
import { contentFile, facts, line, list, part } from "../../../shared/content/fields.ts";
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

/** Planning a visit: `site/_data/pages/homestead-visit.json`. */
export const schema = contentFile("Homestead: plan a visit", {
	metadata,
	head: top({ label, ...head, actions: actions.min(1) }),
	visit: part("How a visit is arranged", {
		title,
		lead,
		steps: list("Steps", "step", point).min(2),
		facts: facts.optional(),
	}),
	access: part("Access", {
		title,
		lead,
		items: list("Things to know", "entry", point).min(1),
		facts: facts.optional(),
	}),
	form: part("Form", { title, lead, aside: line("Before your email address") }),
	closing,
});

export type HomesteadVisitPage = z.infer<typeof schema>;
