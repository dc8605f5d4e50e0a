import type { z } from "zod";
import { asking, facts, line, list, part, prose } from "../../../shared/content/fields.ts";
import {
	action,
	actions,
	founderWords,
	head,
	linked,
	pageFile,
	paragraphs,
	point,
	section,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

const branch = part("Branch", {
	name: line("Name"),
	text: prose("Text", "{price} is the lowest price of a year’s membership."),
	action,
});

/** The About page: `site/_data/pages/about.json`. */
export const schema = pageFile("About", {
	head: top({ ...head, actions }),
	founder: part("Founder", {
		title,
		words: asking(
			founderWords,
			"fact",
			"who taught you and in which tradition you work, in one paragraph that says “I”: the beginning of About",
		),
		paragraphs,
		facts,
	}),
	mission: part("Mission", { title, text }),
	vision: part("Vision", { title, text }),
	tradition: section("Tradition", {
		items: list("People you learn from", "person", linked).min(1),
	}),
	benefit: section("Benefit corporation", {
		facts,
		reasons: list("Reasons", "reason", point).length(3),
	}),
	branches: part("Three branches", { title, items: list("Branches", "branch", branch).length(3) }),
	closing: part("End of the page", { title, text, action }),
});

export type AboutPage = z.infer<typeof schema>;
