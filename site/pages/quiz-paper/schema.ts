import type { z } from "zod";
import { byKey, line, lines, link, list, part, prose } from "../../../shared/content/fields.ts";
import { roleKey } from "../../../shared/quiz/schema.ts";
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

const tableTitle = line("Heading of the table");

/** The printable quiz: `site/_data/pages/quiz-paper.json`. */
export const schema = pageFile("Quiz: on paper", {
	head: top({ label, ...head }),
	print: part("How to print it", {
		title,
		paragraphs,
		sizes: part("Sizes of the type", {
			label: line("Question"),
			normal: line("The two sheets"),
			large: line("Large print", "{pages} is filled in."),
		}),
		button: printing,
		guide: link,
	}),
	sides: lines("Printed sides", "side", "Stands at the top of each side.").length(4),
	questions: part("Sheet 1", {
		title,
		text,
		turn: line("At the foot of the front"),
		end: line("After the last question"),
	}),
	score: part("Sheet 2: the score sheet", {
		title,
		steps: lines("Steps", "step").length(3),
		quilt: prose("How to color the quilt"),
		tableTitle,
		patches: line("Row of patches to color"),
		columns: part("Columns of the tables", {
			role: line("Role"),
			question: line("Question, read aloud", "{number} is filled in."),
			count: line("Count"),
			marks: line("Marks for a tie"),
		}),
		ties: part(
			"Ties",
			{ title, steps: list("Steps", "step", point).length(3), tableTitle },
			"What these steps say must give the result of the quiz. Reword them, and keep their rule.",
		),
		result: part("Result", { primary: line("First role"), secondary: line("Second role") }),
	}),
	portraits: part("Sheet 2: the ten roles", {
		title,
		block: byKey("Colors of the blocks", roleKey, line("Text")),
		act: line("Before a small act"),
		loosens: line("Before the two habits"),
		note: prose("What a result can’t tell"),
		moreTitle: line("Heading of the address"),
		more: prose("Before the address"),
		code: line("Description of the code", "For people who can’t see it. {address} is filled in."),
		credit: prose("Sources"),
	}),
});

export type PaperQuizPage = z.infer<typeof schema>;
