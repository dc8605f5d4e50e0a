import type { z } from "zod";
import { facts, line, lines, list } from "../../../shared/content/fields.ts";
import {
	action,
	actions,
	closing,
	head,
	label,
	pageFile,
	point,
	section,
	top,
} from "../../schemas/page-parts.ts";

/** The co-creators page: `site/_data/pages/collaborations.json`. */
export const schema = pageFile(
	"Collaborations",
	{
		head: top({ label, ...head }),
		partners: section("Partners", {
			teachTogether: line("Before the courses", "Stands under a partner."),
			newTab: line("Opens in a new tab", "Screen readers read it after a link."),
		}),
		propose: section("Propose a collaboration", {
			itemsTitle: line("Heading of the list"),
			items: list("Things to write", "entry", point).min(1),
			facts: facts.optional(),
			action,
		}),
		embed: section("The quiz on their page", { steps: lines("Steps", "step").min(1), actions }),
		closing,
	},
	"The partners themselves have a list of their own.",
);

export type CollaborationsPage = z.infer<typeof schema>;
