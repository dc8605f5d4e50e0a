import { z } from "zod";
import { facts, line, lines, list, ownSlug, part, prose } from "../../../shared/content/fields.ts";
import { action, head, pageFile, title, top } from "../../schemas/page-parts.ts";

const path = part("Way", {
	slug: ownSlug,
	title,
	description: prose("Description", "{price} is the lowest price of a year’s membership."),
	icon: z.enum(["book", "house", "heart", "sprout", "chair", "onward"]).meta({
		label: "Picture of the tile",
		edit: "readonly",
		why: "The six pictures belong together.",
	}),
	color: z.enum(["forest", "indigo", "plum", "madder", "moss", "woad"]).meta({
		label: "Color of the tile",
		edit: "readonly",
		why: "Each of the six colors is there once.",
		labels: {
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
});
