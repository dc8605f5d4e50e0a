import type { z } from "zod";
import { byKey, line, link, part, prose } from "../../../shared/content/fields.ts";
import { roleKey } from "../../../shared/quiz/schema.ts";
import { actions, label, lead, pageFile, title } from "../../schemas/page-parts.ts";

/** The list of the ten roles, and the text that surrounds each role on its page: `site/_data/pages/roles.json`. */
export const schema = pageFile("Quiz: the ten roles", {
	title,
	lead,
	say: prose("Sentence in large type"),
	actions,
	respect: prose("What the wheel is and isn’t"),
	quilts: prose("Whose art the quilt blocks follow"),
	role: part(
		"Words on the page of each role",
		{
			label,
			blocks: byKey("Why each role has its quilt block", roleKey, prose("Text")),
			metadata: part("In search results and shared links", {
				title: line("Title"),
				description: prose("Description"),
			}),
			takeQuiz: line("Button to the quiz"),
			seeResult: line("Button to the results"),
			circle: line("Button to the circle"),
			pillarsTitle: line("Heading of the pillars"),
			pillarsText: prose("Text about the pillars"),
			habits: link.meta({ label: "Link to all habits" }),
			praxisTitle: line("Heading of the acts"),
			programsTitle: line("Heading of the programs"),
			neighborsTitle: line("Heading of the neighbors"),
			allLabel: line("Link to all roles"),
			paper: link.meta({ label: "Link to the quiz on paper" }),
		},
		"{role} and {tagline} stand for those of the role.",
	),
});

export type RolesPage = z.infer<typeof schema>;
