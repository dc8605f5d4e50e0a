import { z } from "zod";
import { line, link, list, part, prose } from "../../../shared/content/fields.ts";
import {
	head,
	label,
	pageFile,
	paragraphs,
	point,
	printing,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

const minutes = z.number().int().min(0).max(120);
const points = { title, items: list("Points", "point", prose("Point")).min(1) };
const explained = { title, paragraphs };

/** The facilitator's guide: `site/_data/pages/quiz-paper-guide.json`. */
export const schema = pageFile("Quiz: facilitator’s guide", {
	head: top({ label, ...head }),
	print: part("How to print it", { button: printing, quiz: link }),
	glance: part("What you need", {
		title,
		items: list("Entries", "entry", part("Entry", { label: line("Name"), text })).min(1),
	}),
	before: part("Before the day", points, "{tied} is filled in: how often roles tie."),
	access: part("Access", { title, items: list("Points", "point", point).min(1) }),
	consent: part("Who sees a result", points),
	limits: part("What it’s not for", points),
	plan: part("The plan", {
		title,
		columns: part("Columns", {
			minutes: line("Minutes of the whole plan"),
			short: line("Minutes of the short plan"),
			leftOut: line("If the short plan leaves a step out"),
			step: line("What you do"),
			say: line("What you can say"),
		}),
		items: list(
			"Steps",
			"step",
			part("Step", {
				name: line("Name", "In the drawing of the plan."),
				minutes: minutes.min(1).meta({ label: "Minutes in the whole plan" }),
				short: minutes.meta({
					label: "Minutes in the short plan",
					hint: "0 if the short plan leaves it out.",
				}),
				step: prose("What you do"),
				say: prose("What you can say"),
			}).meta({ summary: "{{fields.name}}" }),
			"{circle} is filled in: where a group sees its roles together.",
		).min(1),
	}),
	tie: part("A tie, as an example", { title, text }),
	habits: part("The fifteen habits", { title, text }, "Before the list of them."),
	upset: part("When someone is upset", explained),
	closing: part("How to close", explained, "{roles} is filled in: where the roles are described."),
});

export type PaperGuidePage = z.infer<typeof schema>;
