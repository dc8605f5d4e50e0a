import type { Plan } from "../schemas/plans.ts";
import { priceText } from "./shop-rules.ts";

/* Formats the prices of plans and tracks as phrases. */

type Plans = Readonly<Record<string, Plan>>;
type Cadence = Plan["payments"][number]["cadence"];

const AFTER: Readonly<Record<Cadence, (amountUsd: number) => string>> = {
	once: () => " once",
	yearly: () => " a year",
	monthly: () => " a month",
	"six-monthly-payments": (amountUsd) => ` a month for six months (${priceText(6 * amountUsd)})`,
};

/** Lists all prices of a plan: `$197 a year, or $35 a month for six months ($210)`. */
export function planPrice({ payments }: Pick<Plan, "payments">): string {
	return payments
		.map(({ amountUsd, cadence }) => `${priceText(amountUsd)}${AFTER[cadence](amountUsd)}`)
		.join(", or ");
}

/** Returns a plan's name with only its first price: `$197 a year`. */
export function firstOffer(plans: Plans, slug: string): { plan: string; price: string } {
	const plan = plans[slug];
	if (!plan) throw new Error(`There is no site/_data/plans/${slug}.json`);
	return { plan: plan.name, price: planPrice({ payments: plan.payments.slice(0, 1) }) };
}
