import type { EventItem } from "../schemas/events.ts";
import type { Payment, Plan } from "../schemas/plans.ts";
import type { Product } from "../schemas/products.ts";

/* Builds the URLs to which payment pages return buyers, for the site's pages and for `npm run launch-check`. */

export function planQuery(plan: string, { cadence }: Pick<Payment, "cadence">): string {
	return `plan=${plan}&option=${cadence}`;
}

export function productQuery(product: string): string {
	return `product=${product}`;
}

export function eventQuery(event: string): string {
	return `event=${event}`;
}

export interface ReturnAddress {
	/** The name of the offer, such as `Root, yearly`. */
	readonly what: string;
	readonly paymentPage: string;
	readonly path: string;
}

interface Offers {
	readonly plans: Readonly<Record<string, Plan>>;
	readonly products: Readonly<Record<string, Product>>;
	readonly events: Readonly<Record<string, EventItem>>;
}

/** The return URLs of all our payment pages; partners' products have no return URL. */
export function returnAddresses({ plans, products, events }: Offers): ReturnAddress[] {
	return [
		...Object.entries(plans).flatMap(([slug, { name, payments }]) =>
			payments.map((payment) => ({
				what: `${name}, ${payment.cadence}`,
				paymentPage: payment.url,
				path: `/academy/welcome?${planQuery(slug, payment)}`,
			})),
		),
		...Object.values(products)
			.filter(({ external_url }) => external_url === null)
			.map(({ slug, title, payment_url }) => ({
				what: title,
				paymentPage: payment_url,
				path: `/shop/thank-you?${productQuery(slug)}`,
			})),
		...Object.values(events).flatMap(({ slug, title, registration }) =>
			registration?.startsWith("https:")
				? [
						{
							what: title,
							paymentPage: registration,
							path: `/events/thank-you?${eventQuery(slug)}`,
						},
					]
				: [],
		),
	];
}
