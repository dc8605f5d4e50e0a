import { z } from "zod";
import { contentFile, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** The ten roles, and the words around each role on its page: `site/_data/pages/roles.json`. */
export const schema = contentFile({
	metadata,
	title: text,
	lead: text,
	actions: z.array(link).min(1),
	respect: text,
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
	/** `{role}` and `{tagline}` stand for the role's own. */
	role: z.strictObject({
		label: text,
		metadata: z.strictObject({ title: text, description: text }),
		takeQuiz: text,
		seeResult: text,
		pillarsTitle: text,
		pillarsText: text,
		praxisTitle: text,
		programsTitle: text,
		programsLead: text,
		neighborsTitle: text,
		allLabel: text,
	}),
});

export type RolesPage = z.infer<typeof schema>;
