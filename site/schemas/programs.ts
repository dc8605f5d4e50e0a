import { z } from "zod";
import {
	contentFile,
	facts,
	line,
	lines,
	link,
	list,
	part,
	prose,
	slug,
} from "../../shared/content/fields.ts";
import { metadata } from "../../shared/content/metadata.ts";
import { enrollmentSchema, programPartner } from "../../shared/quiz/enrollment.ts";
import { dye, lead, place, point, text } from "./page-parts.ts";

/** A labeled line about the format of a program. */
const run = part("Line", {
	label: line("Label", "Such as Format or Price."),
	text,
	count: z
		.int()
		.min(2)
		.max(12)
		.meta({ label: "As patches", hint: "Draws so many patches, such as 9 for nine months." })
		.optional(),
}).meta({ summary: "{{fields.label}}: {{fields.text}}" });

/**
 * The content of a program's page: `site/_data/programs/<slug>.json`.
 * Title, category, partner, summary and enrollment of the programs that the quiz recommends are in
 * `shared/quiz/programs.json`, under the same slug; for other programs, this file contains these fields.
 */
export const programPageSchema = contentFile(
	"Programs",
	{
		order: place(
			"The smallest number stands first among the programs of its kind.",
			"Place in its list",
		),
		dye,
		metadata,
		path: part(
			"Title and summary",
			{
				title: line("Title"),
				partner: programPartner,
				summary: prose("Summary"),
				enrollment: enrollmentSchema,
			},
			"Only for programs that the quiz doesn’t recommend. The others have theirs under Quiz, Programs in the quiz.",
		).optional(),
		lead,
		learn: part("What people learn", {
			intro: prose("Introduction"),
			items: list("Subjects", "subject", point).min(3),
		}),
		runs: list("Lines on how it runs", "line", run),
		facts,
		source: link.optional().meta({ label: "Whose idea it builds on" }),
		suits: part("Whom it suits", { text, signs: lines("Signs", "sign").min(2) }),
		leadsTo: list(
			"Related programs",
			"program",
			slug.meta({
				label: "Program",
				relation: { type: "program", value: "slug", label: "metadata.title" },
			}),
		)
			.min(1)
			.max(2),
	},
	"The page of each course and workshop.",
).meta({ group: "Academy", item: "program", summary: "{{metadata.title}}" });

export type ProgramPage = z.infer<typeof programPageSchema>;
