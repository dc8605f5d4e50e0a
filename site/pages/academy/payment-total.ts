import { fill } from "../../../shared/quiz/fill.ts";
import { priceText } from "../../rules/shop-rules.ts";
import type { Payment, Plan } from "../../schemas/plans.ts";

/** How many payments a year has, where they are several. */
const PAYMENTS: Readonly<Partial<Record<Payment["cadence"], number>>> = {
	monthly: 12,
	"six-monthly-payments": 6,
};

/**
 * What the payments of a year come to, beside the price of paying yearly.
 * @param sentence - with `{total}` and `{more}`
 * @returns undefined where there is one payment a year, or no price to compare with
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
