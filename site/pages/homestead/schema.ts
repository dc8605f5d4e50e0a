import { z } from "zod";
import { facts, line, list, part, prose } from "../../../shared/content/fields.ts";
import {
	action,
	actions,
	head,
	label,
	named,
	pageFile,
	paragraphs,
	section,
	title,
	top,
} from "../../schemas/page-parts.ts";

/** The healing homestead: `site/_data/pages/homestead.json`. */
export const schema = pageFile("Homestead", {
	head: top({ label, ...head, actions }),
	vision: section("What it is for", {
		items: list("Kinds of work", "kind", named).length(4),
		facts: facts.optional(),
	}),
	story: part("The property", {
		title,
		acres: z
			.number()
			.int()
			.positive()
			.max(40)
			.meta({ label: "Acres", hint: "A patch is drawn for each." }),
		acre: line("On each patch"),
		none: line("Below the patches"),
		paragraphs,
		facts: facts.optional(),
		stagesTitle: line("Heading of the stages"),
		stages: list("Stages", "stage", named).min(2),
	}),
	events: section("Next events", {
		empty: prose("If no event is planned"),
		tellMe: action.meta({ label: "Link if no event is planned" }),
		example: line("Badge of an invented event"),
		exampleNote: prose("Note on invented events", "As long as one of them shows here."),
		action,
	}),
	create: section("Ways to help", {
		items: list("Ways", "way", named.extend({ action })).length(4),
	}),
});

export type HomesteadPage = z.infer<typeof schema>;
