import type { z } from "zod";
import { line, lines, link, list, part } from "../../../shared/content/fields.ts";
import {
	actions,
	head,
	label,
	pageFile,
	paragraphs,
	point,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

const explained = { title, paragraphs };

/** How the quiz computes its result: `site/_data/pages/how-it-works.json`. */
export const schema = pageFile(
	"Quiz: how it works",
	{
		head: top({ label, ...head, actions }),
		counting: part("How an answer counts", {
			...explained,
			exampleTitle: line("Heading of the example"),
			marks: lines("Marks", "mark").length(3),
		}),
		ties: part("Ties", {
			...explained,
			steps: list("Steps", "step", point).length(3),
			settled: part("What settles first place", {
				title,
				labels: lines("Labels of the figures", "label").length(4),
			}),
		}),
		fairness: part("Fairness", {
			...explained,
			chartTitle: line("Heading of the table"),
			columns: part("Columns of the table", {
				role: line("Role"),
				share: line("With our rule"),
				listedFirst: line("By list order"),
			}),
		}),
		meetings: part("Balance of the questions", {
			...explained,
			tableTitle: line("Heading of the table"),
			question: line("Number of a question", "{number} is filled in."),
		}),
		limits: part(
			"What a result can’t tell",
			{ title, items: list("Limits", "limit", point) },
			"{howTitle} stands for the button of the results that shows all answers.",
		),
		credits: part("Sources", {
			title,
			items: list("Works", "work", part("Work", { text, link: link.optional() })).min(1),
		}),
	},
	"Keep {sheets}, {tied}, {least} and {most}: the counted figures are filled in.",
);

export type HowItWorksPage = z.infer<typeof schema>;
