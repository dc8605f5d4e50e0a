import { z } from "zod";
import {
	contentFile,
	externalUrl,
	origin,
	photo,
	slug,
	text,
} from "../../../shared/content/fields.ts";

/** One co-creator (spec section 3): `site/_data/partners/{slug}.json`. */
export const partnerSchema = contentFile({
	slug,
	/** Place in every list of partners, the smallest first. */
	order: z.number().int().positive(),
	/** Whether the home page shows it. */
	featured: z.boolean(),
	/** Who it is; null until that person has agreed to be named. */
	name: text.nullable(),
	/** What we call the work together. */
	collaboration: text,
	description: text,
	/** The badge: two or three words. */
	focus: text,
	link: externalUrl,
	linkLabel: text,
	/** Where the partner's own pages live, which may then send quiz results: `https://www.example.org`. */
	origins: z.array(origin).optional(),
	/** null = the partner's own quilt block. */
	image: photo.nullable(),
	/** The programs that we teach together, by slug. */
	programs: z.array(slug),
});

export type Partner = z.infer<typeof partnerSchema>;
