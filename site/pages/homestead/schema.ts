import type { z } from "zod";
import { contentFile, facts, line, list, part, prose } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import {
	action,
	actions,
	closing,
	head,
	label,
	lead,
	paragraphs,
	quote,
	text,
	title,
	top,
} from "../../content/page-parts.ts";

const named = part("Entry", { name: line("Name"), text });

/** The healing homestead: `site/_data/pages/homestead.json`. */
export const schema = contentFile("Homestead", {
	metadata,
	head: top({ label, ...head, actions: actions.min(1) }),
	vision: part("What it is for", {
		title,
		lead,
		items: list("Kinds of work", "kind", named).length(4),
		facts: facts.optional(),
	}),
	story: part("The property", {
		title,
		figure: line("Size", "Only the number."),
		unit: line("Unit", "Such as acres."),
		quote,
		paragraphs,
		facts: facts.optional(),
		stagesTitle: line("Heading of the stages"),
		stages: list("Stages", "stage", named).min(2),
	}),
	events: part("Next events", {
		title,
		lead,
		empty: prose("If no event is planned"),
		example: line("Badge of an invented event"),
		exampleNote: prose("Note on invented events", "As long as one of them shows here."),
		action,
	}),
	create: part("Ways to help", {
		title,
		lead,
		items: list("Ways", "way", named.extend({ action })).length(4),
	}),
	closing,
});

export type HomesteadPage = z.infer<typeof schema>;
