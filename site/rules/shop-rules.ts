import type { Plan } from "../schemas/plans.ts";
import type { Product } from "../schemas/products.ts";

/* The rules of the shop: docs/product.md, "Shop and prices". */

/** The words of a product's button. */
type ProductAction = "Book Now" | "Contribute" | "Learn More" | "View Details";

/** The products that are in the shop, in their order. */
export function onSale(products: Readonly<Record<string, Product>>): Product[] {
	return Object.values(products)
		.filter(({ status }) => status === undefined || status === "active")
		.sort((a, b) => a.order - b.order);
}

/** The label of the button on a product's card. */
export function actionOf({ product_type, external_url }: Product): ProductAction {
	if (product_type === "service") return "Book Now";
	if (product_type === "donation") return "Contribute";
	return external_url ? "Learn More" : "View Details";
}

/** The link of a product's card. */
export function cardHref({ external_url, slug }: Product): string {
	return external_url ?? `/shop/${slug}`;
}

/** A price for visitors: `$97`, and cents only where there are some. */
export function priceText(price: number | null): string {
	if (price === null) return "Sliding Scale / Pay-It-Forward";
	const digits = Number.isInteger(price) ? 0 : 2;
	return `$${price.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** A category in an address: `Digital Resources` is `digital-resources`. */
export function categoryKey(category: string): string {
	return category
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

/* Texts name the lowest price as `{price}`, so that it is always the one that the visitor finds. */

/** Names the lowest price of a year's membership in a text. */
export function withMembershipPrice(text: string, plans: Readonly<Record<string, Plan>>): string {
	const yearly = Object.values(plans)
		.flatMap(({ payments }) => payments)
		.filter(({ cadence }) => cadence === "yearly");
	return withLowest(
		text,
		yearly.map(({ amountUsd }) => amountUsd),
	);
}

/** Names the lowest fixed price of the shop in a text. */
export function withShopPrice(text: string, products: Readonly<Record<string, Product>>): string {
	return withLowest(
		text,
		onSale(products).flatMap(({ price }) => price ?? []),
	);
}

function withLowest(text: string, prices: readonly number[]): string {
	return text.replace("{price}", priceText(Math.min(...prices)));
}
