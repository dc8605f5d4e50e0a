import { z } from "zod";
import {
	asking,
	contentFile,
	dollars,
	dollarsOrFree,
	externalUrl,
	facts,
	line,
	lines,
	list,
	ownSlug,
	part,
	photo,
	prose,
} from "../../shared/content/fields.ts";
import { example, paragraphs, place, yesOrNo } from "./page-parts.ts";

/** The categories of the shop, in the order of the filter. */
export const PRODUCT_CATEGORIES = [
	"Bundles",
	"Professional",
	"Services",
	"Digital Resources",
	"Scholarships/Donations",
] as const;

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

const priceTier = part("Step", {
	label: line("Name"),
	price: dollarsOrFree
		.nullable()
		.meta({ label: "Price in dollars", hint: "0 means free. Empty where the buyer decides." }),
	description: prose("Description"),
}).meta({ summary: "{{fields.label}}" });

/** One product: `site/_data/products/{slug}.json`. */
export const productSchema = contentFile(
	"Products",
	{
		id: ownSlug.meta({ label: "ID", why: "It is the name of the file." }),
		slug: ownSlug,
		example,
		order: place(
			"The smallest number stands first, in its category and among the featured products.",
			"Place in the shop",
		),
		title: line("Name"),
		description: prose("Short description", "On cards and in search results.").min(50).max(160),
		long_description: paragraphs.min(1).meta({ hint: "On the product’s own page." }),
		price: dollarsOrFree.nullable().meta({
			label: "Price in dollars",
			hint: "Only the number. 0 means free, empty a sliding scale. Change it at your payment provider, too.",
		}),
		original_price: dollars.nullable().meta({
			label: "Earlier price in dollars",
			hint: "Shows crossed out beside the price: an earlier one, or the sum of the parts. Empty if there is none.",
		}),
		product_type: z.enum(["bundle", "service", "digital", "donation"]).meta({
			label: "Kind of product",
			hint: "Decides the words of its button.",
			labels: {
				bundle: "Bundle",
				service: "Service",
				digital: "Digital resource",
				donation: "Donation",
			},
		}),
		category: z
			.enum(PRODUCT_CATEGORIES)
			.meta({ label: "Category", hint: "Its shelf in the shop." }),
		image: asking(
			photo.nullable().meta({ hint: "Without one, cloth in its category’s color stands there." }),
			"advised",
			"a picture; until then cloth in its category’s color stands there",
		),
		featured: yesOrNo("Show at the top of the shop", "With a badge."),
		equity_available: yesOrNo("An equity seat can pay for it", "Its page then says how to apply."),
		pay_it_forward: yesOrNo("Buyers can pay for someone else", "Its page then says how."),
		status: z
			.enum(["active", "draft", "archived"])
			.optional()
			.meta({
				label: "Status",
				hint: "Only what is for sale shows in the shop. None means for sale, too.",
				labels: { active: "For sale", draft: "Draft", archived: "No longer for sale" },
			}),
		external_url: externalUrl.nullable().meta({
			label: "Address elsewhere",
			hint: "If it has one, its card leads there instead of to its own page.",
		}),
		payment_url: externalUrl.meta({
			label: "Payment page",
			hint: "Where the button on its page leads: the address at your payment provider.",
		}),
		stripe_price_id: line(
			"Price ID at the payment provider",
			"For your own records: the site shows it nowhere.",
		)
			.nullable()
			.optional(),
		price_tiers: list(
			"Steps of the sliding scale",
			"step",
			priceTier,
			"The prices that a buyer can choose from, if there are any.",
		),
		tags: lines("Topics", "topic", "For your own records: the site shows them nowhere.").optional(),
		contents: lines("Contents", "line", "What is in it.").min(1),
		facts: facts.optional(),
		delivery: lines("Steps of delivery", "step", "What happens after paying.").min(1),
	},
	"What the shop sells. Each has a card in the shop and a page of its own.",
)
	.superRefine(({ price, original_price }, context) => {
		if (original_price !== null && (price === null || original_price <= price)) {
			context.addIssue({
				code: "custom",
				path: ["original_price"],
				message: "null, or more than the price",
			});
		}
	})
	.meta({ group: "Shop", item: "product", summary: "{{title}}" });

export type Product = z.infer<typeof productSchema>;
