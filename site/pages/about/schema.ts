import type { z } from "zod";
import {
	blockSlug,
	facts,
	line,
	lines,
	list,
	part,
	prose,
} from "../../../shared/content/fields.ts";
import {
	action,
	founderWords,
	head,
	linked,
	pageFile,
	paragraphs,
	section,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

const reason = part("Reason", {
	title,
	text,
	practice: lines("Practices", "practice", "What you do about it.").min(1),
});

const branch = part("Branch", {
	slug: blockSlug,
	name: line("Name"),
	text: prose("Text", "{price} is the lowest price of a year’s membership."),
	features: lines("Features", "feature").min(1),
	action,
});

/** Who we are: `site/_data/pages/about.json`. */
export const schema = pageFile("About", {
	head: top(head),
	founder: part("Founder", { title, words: founderWords, paragraphs, facts, action }),
	mission: part("Mission", { title, text }),
	vision: part("Vision", { title, text }),
	tradition: section("Tradition", {
		items: list("People you learn from", "person", linked).min(1),
	}),
	benefit: section("Benefit corporation", {
		facts,
		practiceTitle: line("Heading of what we do", "Under each reason."),
		reasons: list("Reasons", "reason", reason).length(3),
	}),
	branches: section("Three branches", { items: list("Branches", "branch", branch).length(3) }),
	closing: part("End of the page", { title, text, action }),
});

export type AboutPage = z.infer<typeof schema>;
