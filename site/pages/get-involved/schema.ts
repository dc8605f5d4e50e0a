import { z } from "zod";
import { contentFile, facts, link, slug, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import { PATTERN_NAMES } from "../../quilt/patterns.ts";

const path = z.strictObject({
	slug,
	title: text,
	/** `{price}` is the lowest price of a year's membership. */
	description: text,
	/** The pattern of its quilt block. */
	icon: z.enum(PATTERN_NAMES),
	/** The color of its tile. */
	color: z.enum(["forest", "indigo", "plum", "madder", "moss", "woad"]),
	features: z.array(text).min(1),
	action: link,
});

export type InvolvedPath = z.infer<typeof path>;

/** The get-involved page: `site/_data/pages/get-involved.json`. */
export const schema = contentFile({
	metadata,
	head: z.strictObject({ title: text, lead: text }),
	pathsTitle: text,
	paths: z.array(path).length(6),
	impact: z.strictObject({ title: text, facts }),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type GetInvolvedPage = z.infer<typeof schema>;
