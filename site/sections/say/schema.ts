import { z } from "zod";
import { line, list, part, prose } from "../../../shared/content/fields.ts";
import { paragraphs } from "../../schemas/page-parts.ts";
import { sectionSchema } from "../section-kind.ts";

const patches = part(
	"Counted patches",
	{
		count: z.number().int().positive().max(40).meta({ label: "How many" }),
		each: line("On each patch"),
	},
	"A patch of undyed cloth is drawn for each, such as for each acre to buy.",
);

export const schema = sectionSchema(
	"Great sentence",
	"The truest line of the page, as large as a wall. One of a page at most.",
	{
		sentences: list(
			"Sentences",
			"sentence",
			prose("Sentence"),
			"Several stand one after the other, stepped.",
		)
			.min(1)
			.max(6),
		patches: patches.optional(),
		paragraphs: paragraphs.optional(),
	},
);
