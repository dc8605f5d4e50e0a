import { z } from "zod";
import { contentFile, externalUrl, text } from "../../../shared/content/fields.ts";
import { datedText, lastDay } from "../dates.ts";

/** How often a payment is made: once for each option of a plan, whose return address names it. */
export const CADENCES = ["once", "yearly", "monthly", "six-monthly-payments"] as const;

const payment = z.strictObject({
	/** The words of the link. */
	label: text,
	/** A single payment, in US dollars. */
	amountUsd: z.number().positive(),
	cadence: z.enum(CADENCES),
	/** The payment provider's page. */
	url: externalUrl,
});

/** A membership plan: `site/_data/plans/<slug>.json`. */
export const planSchema = contentFile({
	/** Place in the price list, from 1. */
	order: z.number().int().positive(),
	name: text,
	/** Whom it suits, in a few words. */
	summary: text,
	includes: z.array(z.union([text, datedText])).min(1),
	/** Whether the price list emphasizes the plan. */
	highlighted: z.literal(true).optional(),
	/** The last day on which it can be bought, if there is one (docs/product.md 6.5). */
	availableUntil: lastDay.optional(),
	/** The first step of a new member, for the welcome page. */
	firstStep: text,
	/** The first payment is the main price of the plan. */
	payments: z
		.array(payment)
		.min(1, "at least one payment option with its link")
		.refine(
			(payments) => new Set(payments.map(({ cadence }) => cadence)).size === payments.length,
			"each cadence once: the address that a payment page returns to names it",
		),
});

export type Plan = z.infer<typeof planSchema>;
export type Payment = z.infer<typeof payment>;
