import type { z } from "zod";
import {
	blockSlug,
	contentFile,
	facts,
	line,
	lines,
	list,
	part,
} from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import { action, head, lead, paragraphs, text, title, top } from "../../content/page-parts.ts";

const reason = part("Reason", {
	title,
	text,
	practice: lines("Practices", "practice", "What you do about it.").min(1),
});

const branch = part("Branch", {
	slug: blockSlug,
	name: line("Name"),
	text,
	features: lines("Features", "feature").min(1),
	action,
});

/** Who we are: `site/_data/pages/about.json`. */
export const schema = contentFile("About", {
	metadata,
	head: top(head),
	mission: part("Mission", { title, text }),
	vision: part("Vision", { title, text }),
	founder: part("Founder", { title, paragraphs, facts, action }),
	benefit: part("Benefit corporation", {
		title,
		lead,
		facts,
		practiceTitle: line("Heading of what we do", "Under each reason."),
		reasons: list("Reasons", "reason", reason).length(3),
	}),
	branches: part("Three branches", {
		title,
		lead,
		items: list("Branches", "branch", branch).length(3),
	}),
	closing: part("End of the page", { title, text, action }),
});

export type AboutPage = z.infer<typeof schema>;
