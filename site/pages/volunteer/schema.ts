import { z } from "zod";
import { facts, lines, list, part } from "../../../shared/content/fields.ts";
import {
	action,
	actions,
	head,
	pageFile,
	point,
	section,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

const side = part("Side", { title, items: lines("Promises", "promise").min(1) });

/** The volunteer page: `site/_data/pages/volunteer.json`. */
export const schema = pageFile("Volunteer", {
	head: top({ ...head, actions }),
	ways: section("Where people can help", {
		items: list(
			"Places",
			"place",
			part("Place", {
				title,
				text,
				tasks: lines("Tasks", "task").min(1),
				action,
			}),
		).min(1),
	}),
	facts: facts.meta({ hint: "Above the places. Each one shows that has an answer." }),
	agreement: part("What to expect of each other", {
		title,
		sides: z.tuple([side, side]).meta({ label: "Sides", item: "side" }),
	}),
	steps: part("How to start", { title, items: list("Steps", "step", point).min(2) }),
});

export type VolunteerPage = z.infer<typeof schema>;
