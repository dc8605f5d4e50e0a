import { z } from "zod";
import {
	contentFile,
	externalUrl,
	facts,
	photo,
	slug,
	text,
} from "../../../shared/content/fields.ts";

/** The categories of the shop, in the order of the filter. */
export const PRODUCT_CATEGORIES = [
	"Bundles",
	"Professional",
	"Services",
	"Digital Resources",
	"Scholarships/Donations",
] as const;

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** In US dollars. */
const dollars = z.number().positive();

const priceTier = z.strictObject({
	label: text,
	/** null = the buyer decides. */
	price: dollars.nullable(),
	description: text,
});

/** One product: `site/_data/products/{slug}.json`. */
export const productSchema = contentFile({
	id: slug,
	slug,
	/** Its order in its category and among the featured products, the smallest first. */
	order: z.number().int().positive(),
	title: text,
	/** One or two sentences: on cards and in search results. */
	description: text.min(50).max(160),
	/** The paragraphs on the product's page. */
	long_description: z.array(text).min(1),
	/** null = sliding scale, pay it forward. */
	price: dollars.nullable(),
	/** The earlier price, or the sum of the prices of its parts; null = none. */
	original_price: dollars.nullable(),
	product_type: z.enum(["bundle", "service", "digital", "donation"]),
	category: z.enum(PRODUCT_CATEGORIES),
	/** null = the product's quilt block shows. */
	image: photo.nullable(),
	featured: z.boolean(),
	/** Whether an equity seat can pay for it. */
	equity_available: z.boolean(),
	/** Whether a buyer can pay for someone else. */
	pay_it_forward: z.boolean(),
	/** Without a status or with `active` the product shows (docs/product.md 7.1). */
	status: z.enum(["active", "draft", "archived"]).optional(),
	/** The card links here instead of to the product's page. */
	external_url: externalUrl.nullable(),
	/** The payment provider's page. The button on the product's page leads there. */
	payment_url: externalUrl,
	/** The payment provider's name for its price. */
	stripe_price_id: text.nullable(),
	/** Steps of a sliding scale. */
	price_tiers: z.array(priceTier),
	tags: z.array(text),
	/** What is in it. */
	contents: z.array(text).min(1),
	/** What a buyer asks, such as how long a recording is. */
	facts: facts.optional(),
	/** The steps of delivery after payment. */
	delivery: z.array(text).min(1),
}).superRefine(({ price, original_price }, context) => {
	if (original_price !== null && (price === null || original_price <= price)) {
		context.addIssue({
			code: "custom",
			path: ["original_price"],
			message: "null, or more than the price",
		});
	}
});

export type Product = z.infer<typeof productSchema>;
