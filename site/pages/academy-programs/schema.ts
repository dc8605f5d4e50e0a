import { z } from "zod";
import { contentFile, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

const group = z.strictObject({
	title: text,
	text,
	/** How to enroll once a program of the kind has opened. */
	open: text,
	/** What holds for every program of the kind, on the pages of the programs. */
	runs: z.array(z.strictObject({ label: text, text })),
});

/** All programs on one page: `site/_data/pages/academy-programs.json`. */
export const schema = contentFile({
	metadata,
	label: text,
	title: text,
	lead: text,
	/** What each kind of program is. */
	groups: z.strictObject({ path: group, Series: group, Workshop: group, Collab: group }),
	/** How the three Decolonization courses make up Liberation 101 to 301. */
	seriesNote: text,
	/** What the pages of the single programs call their parts. */
	words: z.strictObject({
		back: text,
		learn: text,
		runs: text,
		start: text,
		suits: text,
		with: text,
		source: text,
		roles: text,
		rolesNote: text,
		noRoles: text,
		takeQuiz: link,
		leadsTo: text,
	}),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type AcademyProgramsPage = z.infer<typeof schema>;
