import { z } from "zod";
import { lines, list, part } from "../../../shared/content/fields.ts";
import { actions, text, title, WALLS } from "../../schemas/page-parts.ts";
import { sectionSchema } from "../section-kind.ts";

const wall = part("Wall", {
	title,
	wall: z
		.enum(WALLS)
		.meta({ label: "Cloth", edit: "hidden", why: "It was drawn for the page that it leads to." }),
	text: text.meta({ hint: "{price} is the lowest price of a year’s membership." }),
	points: lines("Short points", "point").optional(),
	actions,
});

export const schema = sectionSchema(
	"The walls",
	"The cloths of the Academy, Erin’s Place and the Homestead, joined, each beside its page’s color.",
	{ items: list("Walls", "wall", wall).min(2) },
);
