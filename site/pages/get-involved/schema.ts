import { z } from "zod";
import {
	blockSlug,
	facts,
	line,
	lines,
	list,
	part,
	prose,
} from "../../../shared/content/fields.ts";
import { PATTERN_NAMES } from "../../quilt/patterns.ts";
import { action, closing, head, pageFile, title, top } from "../../schemas/page-parts.ts";

const path = part("Way", {
	slug: blockSlug.meta({
		label: "Name in addresses",
		why: "Links of other pages lead to the way by it, and it decides the quilt block.",
	}),
	title,
	description: prose("Description", "{price} is the lowest price of a year’s membership."),
	icon: z.enum(PATTERN_NAMES).meta({
		label: "Pattern of the quilt block",
		edit: "readonly",
		why: "The patterns of the six tiles belong together.",
	}),
	color: z.enum(["forest", "indigo", "plum", "madder", "moss", "woad"]).meta({
		label: "Color of the tile",
		edit: "readonly",
		why: "Each of the six colors is there once.",
		words: {
			forest: "Green",
			indigo: "Blue",
			plum: "Plum",
			madder: "Red",
			moss: "Moss",
			woad: "Gray blue",
		},
	}),
	features: lines("Features", "feature").min(1),
	action,
});

export type InvolvedPath = z.infer<typeof path>;

/** The get-involved page: `site/_data/pages/get-involved.json`. */
export const schema = pageFile("Get involved", {
	head: top(head),
	pathsTitle: line("Heading of the six ways", "Only screen readers read it."),
	paths: list("Ways to take part", "way", path).length(6),
	impact: part("Figures", { title, facts }, "The figures themselves are under Business details."),
	closing,
});

export type GetInvolvedPage = z.infer<typeof schema>;
