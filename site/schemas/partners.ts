import type { z } from "zod";
import {
	asking,
	contentFile,
	externalUrl,
	line,
	ownSlug,
	photo,
	sentences,
} from "../../shared/content/fields.ts";
import { example, place, yesOrNo } from "./page-parts.ts";

/** One co-creator: `site/_data/partners/{slug}.json`. */
export const partnerSchema = contentFile(
	"Partners",
	{
		slug: ownSlug,
		example,
		order: place("The smallest number stands first, wherever partners are listed."),
		featured: yesOrNo("Show on the home page", "Six have room there."),
		name: asking(
			line("Name of the partner", "Empty until they agree to be named.").nullable(),
			"advised",
			"who it is, once they have agreed to be named",
		),
		collaboration: line("Name of the collaboration"),
		description: sentences("Description"),
		focus: line("Subject", "Two or three words, as a badge."),
		link: externalUrl.meta({ label: "Their website", hint: "Begins with https://." }),
		linkLabel: line(
			"Words of the link",
			"Without them, the name of the collaboration is the link.",
		).optional(),
		image: asking(
			photo.nullable().meta({ hint: "Without one, the words stand alone." }),
			"advised",
			"a photo, if they have agreed to one; until then their quilt block stands there",
		),
	},
	"On Collaborations and, if you choose so, on the home page.",
).meta({ group: "Partners", item: "partner", summary: "{{collaboration}}" });

export type Partner = z.infer<typeof partnerSchema>;
