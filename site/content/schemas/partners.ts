import { z } from "zod";
import {
	contentFile,
	externalUrl,
	origin,
	photo,
	slug,
	text,
} from "../../../shared/content/fields.ts";

/** One co-creator: `site/_data/partners/{slug}.json`. */
export const partnerSchema = contentFile({
	slug,
	/** Place in every list of partners, the smallest first. */
	order: z.number().int().positive(),
	/** Whether the home page shows it. */
	featured: z.boolean(),
	/** The name of the partner; null until they agree to be named. */
	name: text.nullable(),
	/** The name of the collaboration. */
	collaboration: text,
	description: text,
	/** The badge: two or three words. */
	focus: text,
	link: externalUrl,
	linkLabel: text,
	/** The origins of the partner's pages, which may send quiz results: `https://www.example.org`. */
	origins: z.array(origin).optional(),
	/** null = the partner's quilt block shows. */
	image: photo.nullable(),
	/** The programs that we teach together, by slug. */
	programs: z.array(slug),
});

export type Partner = z.infer<typeof partnerSchema>;
