import type { z } from "zod";
import { facts, line, link, list, part, prose } from "../../../shared/content/fields.ts";
import { pageFile, point, text, title } from "../../schemas/page-parts.ts";

/** The quiz's page: `site/_data/pages/quiz.json`. */
export const schema = pageFile(
	"Quiz",
	{
		title,
		shareTitle: line("Words of the picture", "Below the quilt that a shared link shows."),
		before: part(
			"About the quiz",
			{
				title,
				items: list("Things to know", "entry", point).min(1),
				facts,
				how: link.meta({ label: "Link to how it works" }),
				paper: link.meta({ label: "Link to the quiz on paper" }),
			},
			"Under the quiz.",
		),
		credit: prose("Whose work the quiz builds on"),
		withoutScript: part(
			"Without JavaScript",
			{
				title,
				text,
				giftLabel: line("Gift", "Labels the gift of a role."),
				roleLink: line("Link to a role", "{role} is filled in."),
			},
			"In place of the quiz.",
		),
	},
	"The page around the quiz. Questions and roles are under Quiz.",
);

export type QuizPage = z.infer<typeof schema>;
