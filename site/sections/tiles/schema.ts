import { z } from "zod";
import { lines, list, part, slug } from "../../../shared/content/fields.ts";
import { actions, text, title } from "../../schemas/page-parts.ts";
import { WALLS } from "../../schemas/walls.ts";
import { sectionKind } from "../section.ts";

const tile = part("Way", {
	id: slug
		.meta({ label: "Name in addresses", edit: "hidden", why: "Links lead to this way by it." })
		.optional(),
	title,
	icon: z
		.enum(["book", "house", "heart", "sprout", "chair", "onward"])
		.meta({
			label: "Picture",
			labels: {
				book: "Book",
				house: "House",
				heart: "Heart",
				sprout: "Sprout",
				chair: "Chair",
				onward: "Arrow",
			},
		})
		.optional(),
	wall: z
		.enum(WALLS)
		.meta({
			label: "Cloth above",
			edit: "hidden",
			why: "It was drawn for the page that it leads to.",
		})
		.optional(),
	text: text.meta({ hint: "{price} is the lowest price of a year’s membership." }),
	points: lines("Short points", "point").optional(),
	actions,
});

export const schema = sectionKind("Ways, each with a button", {
	items: list("Ways", "way", tile).min(2),
});
