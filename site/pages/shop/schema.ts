import type { z } from "zod";
import { line, part, widePhoto } from "../../../shared/content/fields.ts";
import {
	action,
	actions,
	lead,
	pageFile,
	paragraphs,
	say,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

const note = { title, text, action };

/** The shop, and the text that all product pages share: `site/_data/pages/shop.json`. */
export const schema = pageFile(
	"Shop",
	{
		head: top({
			title,
			lead: lead.meta({ hint: "Stands under the heading. {shopPrice} is the lowest fixed price." }),
		}),
		featured: part("Featured products", { title, badge: line("Badge") }),
		shelves: part("The other products", {
			title,
			filter: line("Label of the categories"),
			all: line("All categories"),
			empty: line("If a category is empty"),
		}),
		photo: widePhoto.optional(),
		note: part("Note on prices", { title, say, paragraphs, actions }),
		product: part(
			"Words on the pages of products",
			{
				back: line("Link to all products"),
				was: line("Before an earlier price"),
				contents: line("Heading of what is in it"),
				delivery: line("Heading of how it arrives"),
				tiers: line("Heading of the sliding scale"),
				buy: part("Button to buy, by kind of product", {
					bundle: line("Bundle"),
					digital: line("Digital resource"),
					service: line("Service"),
					donation: line("Donation"),
					free: line("Whatever is free"),
				}),
				newTab: line("Opens in a new tab"),
				equity: part("If an equity seat can pay", note),
				payItForward: part("If buyers can pay for someone else", note),
			},
			"The same on the page of each product.",
		),
	},
	"The words around the products. The products themselves have a list of their own.",
);

export type ShopPage = z.infer<typeof schema>;
