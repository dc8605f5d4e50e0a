import { z } from "zod";
import { contentFile, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

/** Where the payment provider returns to: `site/_data/pages/academy-welcome.json`. */
export const schema = contentFile({
	metadata,
	label: text,
	title: text,
	lead: text,
	steps: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ title: text, text })).min(1),
	}),
	plans: z.strictObject({ title: text, lead: text }),
	help: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type AcademyWelcomePage = z.infer<typeof schema>;
