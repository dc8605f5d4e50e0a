import type { z } from "zod";
import { readSources } from "../../site/check/check.ts";
import { type ReturnAddress, returnAddresses } from "../../site/rules/return-addresses.ts";
import { eventSchema } from "../../site/schemas/events.ts";
import { planSchema } from "../../site/schemas/plans.ts";
import { productSchema } from "../../site/schemas/products.ts";

/**
 * Where each payment page has to send people back to (docs/product.md 8.4).
 * @throws ZodError where the content has a fault that `npm run check` explains
 */
export function findReturnAddresses(root: string): ReturnAddress[] {
	const sources = readSources(root);

	function collection<Item>(folder: string, schema: z.ZodType<Item>): Record<string, Item> {
		const start = `site/_data/${folder}/`;
		const items = sources
			.filter(({ file }) => file.startsWith(start))
			.map(({ file, data }): [string, Item] => [
				file.slice(start.length, -".json".length),
				schema.parse(data),
			]);
		return Object.fromEntries(items);
	}

	return returnAddresses({
		plans: collection("plans", planSchema),
		products: collection("products", productSchema),
		events: collection("events", eventSchema),
	});
}
