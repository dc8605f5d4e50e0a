import { z } from "zod";
import { contentFile, externalUrl, photo, slug, text } from "../../../shared/content/fields.ts";

/** Shelves of the shop, in the order of its filter (spec section 3, Product). */
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
	/** null = whoever pays decides. */
	price: dollars.nullable(),
	description: text,
});

/** One product: `site/_data/products/{slug}.json`. The names are those of spec section 3. */
export const productSchema = contentFile({
	id: slug,
	slug,
	/** Place on its shelf and among the featured, the smallest first. */
	order: z.number().int().positive(),
	title: text,
	/** One or two sentences: on cards and in search results. */
	description: text.min(50).max(160),
	/** The paragraphs of the product's own page. */
	long_description: z.array(text).min(1),
	/** null = sliding scale, pay it forward. */
	price: dollars.nullable(),
	/** What it cost before, or its parts cost by themselves; null = no such price. */
	original_price: dollars.nullable(),
	product_type: z.enum(["bundle", "service", "digital", "donation"]),
	category: z.enum(PRODUCT_CATEGORIES),
	/** null = the product's own quilt block. */
	image: photo.nullable(),
	featured: z.boolean(),
	/** Whether an equity seat can pay for it. */
	equity_available: z.boolean(),
	/** Whether buying it can pay for someone else's. */
	pay_it_forward: z.boolean(),
	/** Without a status, or with `active`, it is in the shop. */
	status: z.enum(["active", "draft", "archived"]).optional(),
	/** Where its card leads instead of to the product's own page. */
	external_url: externalUrl.nullable(),
	/** The payment provider's page for it: where the button of its own page leads. */
	payment_url: externalUrl,
	/** The payment provider's name for its price. */
	stripe_price_id: text.nullable(),
	/** Steps of a sliding scale. */
	price_tiers: z.array(priceTier),
	tags: z.array(text),
	/** What is in it. */
	contents: z.array(text).min(1),
	/** How it reaches whoever has paid for it, step by step. */
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
