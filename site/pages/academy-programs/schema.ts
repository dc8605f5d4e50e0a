import type { z } from "zod";
import { line, link, list, part, prose } from "../../../shared/content/fields.ts";
import { closing, label, lead, pageFile, text, title } from "../../schemas/page-parts.ts";
import { run } from "../../schemas/programs.ts";

function group(label: string) {
	return part(label, {
		title,
		text,
		open: line("Once it has opened", "How to enroll, on the page of each program."),
		runs: list("Lines on how it runs", "line", run, "On the page of each program of this kind."),
	});
}

/** All programs on one page: `site/_data/pages/academy-programs.json`. */
export const schema = pageFile("Academy: all programs", {
	label,
	title,
	lead,
	groups: part("Kinds of programs", {
		path: group("Cohort and certification"),
		Series: group("Self-paced courses"),
		Workshop: group("Live workshops"),
		Collab: group("Courses with co-creators"),
	}),
	seriesNote: prose("Note on the three courses", "Under the self-paced courses."),
	words: part(
		"Words on the pages of programs",
		{
			back: line("Link to all programs"),
			learn: line("Heading of what people learn"),
			runs: line("Heading of how it runs"),
			start: line("Label of enrollment"),
			suits: line("Heading of whom it suits"),
			with: line("With", "Labels the co-creator."),
			source: line("Source", "Labels whose idea it builds on."),
			roles: line("Label of the roles"),
			rolesNote: prose("Note on the roles"),
			noRoles: prose("Note where no role is named"),
			takeQuiz: link.meta({ label: "Link to the quiz" }),
			leadsTo: line("Heading of related programs"),
		},
		"The same on the page of each program.",
	),
	closing,
});

export type AcademyProgramsPage = z.infer<typeof schema>;
