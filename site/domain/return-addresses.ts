import type { Payment } from "../schemas/plans.ts";

/* Builds the queries of payment pages' return URLs, for the site's pages and for `npm run launch-check`. */

export function planQuery(plan: string, { cadence }: Pick<Payment, "cadence">): string {
	return `plan=${plan}&option=${cadence}`;
}

export function productQuery(product: string): string {
	return `product=${product}`;
}

export function eventQuery(event: string): string {
	return `event=${event}`;
}
