import { fill } from "../../shared/quiz/fill.ts";
import type { Payment, Plan } from "../schemas/plans.ts";
import { priceText } from "./shop.ts";

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

/** The number of payments per year, for each cadence with more than one. */
const PAYMENTS: Readonly<Partial<Record<Payment["cadence"], number>>> = {
	monthly: 12,
	"six-monthly-payments": 6,
};

/**
 * Returns a sentence that compares the yearly total of several payments with the price of one yearly payment.
 * @param sentence - a template with the placeholders `{total}` (yearly total) and `{more}` (difference)
 * @returns `undefined` if there is only one payment a year, or if the plan cannot be paid yearly
 */
export function paymentTotal(
	{ amountUsd, cadence }: Payment,
	{ payments }: Pick<Plan, "payments">,
	sentence: string,
): string | undefined {
	const count = PAYMENTS[cadence];
	const yearly = payments.find((payment) => payment.cadence === "yearly")?.amountUsd;
	if (!count || !yearly) return undefined;
	const total = count * amountUsd;
	return fill(sentence, { total: priceText(total), more: priceText(total - yearly) });
}
