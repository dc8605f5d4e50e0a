import type { z } from "zod";
import { contentFile, facts, line, lines, list, part } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import {
	action,
	actions,
	closing,
	head,
	label,
	lead,
	point,
	title,
	top,
} from "../../content/page-parts.ts";

/** The co-creators page: `site/_data/pages/collaborations.json`. */
export const schema = contentFile(
	"Collaborations",
	{
		metadata,
		head: top({ label, ...head }),
		partners: part("Partners", {
			title,
			lead,
			teachTogether: line("Before the courses", "Stands under a partner."),
			newTab: line("Opens in a new tab", "Screen readers read it after a link."),
		}),
		propose: part("Propose a collaboration", {
			title,
			lead,
			itemsTitle: line("Heading of the list"),
			items: list("Things to write", "entry", point).min(1),
			facts: facts.optional(),
			action,
		}),
		embed: part("The quiz on their page", {
			title,
			lead,
			steps: lines("Steps", "step").min(1),
			actions: actions.min(1),
		}),
		closing,
	},
	"The partners themselves have a list of their own.",
);

export type CollaborationsPage = z.infer<typeof schema>;
