import { line, prose } from "../../../shared/content/fields.ts";
import { actions, lead, pageFile, title } from "../../schemas/page-parts.ts";

/**
 * The page of the fifteen habits: `site/_data/pages/habits.json`. The habits' own words are in
 * `shared/quiz/pillars.json`.
 */
export const schema = pageFile("Quiz: the fifteen habits", {
	title,
	lead,
	say: prose("Sentence in large type"),
	actions,
	credit: prose("Whose work the habits come from"),
	rolesLabel: line("Before the roles that dismantle a habit"),
});
