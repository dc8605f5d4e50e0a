import { z } from "zod";
import { contentFile, externalUrl, text } from "../../../shared/content/fields.ts";

/** How often a payment is made, as the price list says it. */
const CADENCES = ["once", "yearly", "monthly", "six-monthly-payments"] as const;

const payment = z.strictObject({
	/** The words of the link. */
	label: text,
	/** A single payment, in US dollars. */
	amountUsd: z.number().positive(),
	cadence: z.enum(CADENCES),
	/** The payment provider's page. */
	url: externalUrl,
});

/** A membership plan (spec section 9): `site/_data/plans/<slug>.json`. */
export const planSchema = contentFile({
	/** Place in the price list, from 1. */
	order: z.number().int().positive(),
	name: text,
	/** Whom it suits, in a few words. */
	summary: text,
	includes: z.array(text).min(1),
	/** The one plan that the list draws a line around. */
	highlighted: z.literal(true).optional(),
	/** When it can be bought, where that is limited. */
	availability: text.optional(),
	/** What opens first for a new member; the welcome page says it. */
	firstStep: text,
	/** The first is the price that the plan is known by. */
	payments: z.array(payment).min(1, "at least one payment option with its link"),
});

export type Plan = z.infer<typeof planSchema>;
export type Payment = z.infer<typeof payment>;
