import type { Plan } from "../schemas/plans.ts";
import type { Product } from "../schemas/products.ts";
import { onSale, priceText } from "./shop-rules.ts";

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
