import { expect, test } from "vitest";
import { paymentTotal } from "../../../../../site/pages/academy/Pricing.tsx";
import type { Payment } from "../../../../../site/schemas/plans.ts";

const payment = (amountUsd: number, cadence: Payment["cadence"]): Payment => ({
	label: "Pay",
	url: "https://pay.test",
	amountUsd,
	cadence,
});
const yearly = payment(197, "yearly");

test.each([
	["six payments", payment(35, "six-monthly-payments"), "$210, $13 more"],
	["a payment a month", payment(17, "monthly"), "$204, $7 more"],
	["one payment", yearly, undefined],
])("%s: the sum of a year, compared with paying yearly", (_, paid, total) => {
	const plan = { payments: [yearly, paid] };
	expect(paymentTotal(paid, plan, "{total}, {more} more")).toBe(total);
});

test("without a yearly price there is nothing to compare with", () => {
	const paid = payment(35, "monthly");
	expect(paymentTotal(paid, { payments: [paid] }, "{total}")).toBeUndefined();
});
