import { fill } from "../../shared/quiz/fill.ts";
import type { SiteData } from "../data.ts";
import type { Product } from "../schemas/products.ts";
import { type Collection, itemsOf } from "./examples.ts";
import { inOrder } from "./in-order.ts";

type ProductAction = "Book Now" | "Contribute" | "Learn More" | "View Details";

export function onSale(products: Collection<Product>): Product[] {
	return inOrder(products)
		.map(([, product]) => product)
		.filter(({ status }) => status === undefined || status === "active");
}

export function actionOf({ product_type, external_url }: Product): ProductAction {
	if (product_type === "service") return "Book Now";
	if (product_type === "donation") return "Contribute";
	return external_url ? "Learn More" : "View Details";
}

export function cardHref({ external_url, slug }: Product): string {
	return external_url ?? `/shop/${slug}`;
}

/** Formats a price as `$97`, with cents only if it isn't a whole number; nothing to pay is `Free`. */
export function priceText(price: number | null): string {
	if (price === null) return "Sliding Scale / Pay-It-Forward";
	if (price === 0) return "Free";
	const digits = Number.isInteger(price) ? 0 : 2;
	return `$${price.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** Converts a category to its slug: `Digital Resources` becomes `digital-resources`. */
export function categoryKey(category: string): string {
	return category
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Matches what only a sentence about what there is none of holds. */
const OF_NONE = /\{(?:partners|shopPrice)\}/;

/**
 * Fills in the placeholders of texts: the lowest prices, the number of partners, the quiz's figures, and a label of its
 * results. A sentence about what there is none of is left out.
 */
export function withFigures<Value>(
	value: Value,
	data: Pick<SiteData, "plans" | "products" | "partners" | "fairness" | "words">,
): Value {
	const { plans, products, fairness, words } = data;
	const yearly = Object.values(plans)
		.flatMap(({ payments }) => payments)
		.filter(({ cadence }) => cadence === "yearly")
		.map(({ amountUsd }) => amountUsd);
	const inShop = onSale(products).flatMap(({ price }) => price || []);
	const partners = itemsOf(data.partners).length;
	const shares = fairness.roles.map(({ share }) => share);
	const figures = {
		price: priceText(Math.min(...yearly)),
		...(inShop.length > 0 && { shopPrice: priceText(Math.min(...inShop)) }),
		...(partners > 0 && {
			partners: `${NUMBERS[partners - 1] ?? partners} partner${partners === 1 ? "" : "s"}`,
		}),
		sheets: fairness.sheets.toLocaleString("en-US"),
		tied: fairness.tied.toFixed(1),
		least: Math.min(...shares).toFixed(1),
		most: Math.max(...shares).toFixed(1),
		howTitle: words.results.howTitle,
	};
	const told = (text: string) => {
		const sentences = fill(text, figures).split(/(?<=[.!?]) /);
		return sentences.filter((sentence) => !OF_NONE.test(sentence)).join(" ");
	};
	return JSON.parse(JSON.stringify(value), (_, each: unknown) =>
		typeof each === "string" ? told(each) : each,
	);
}
