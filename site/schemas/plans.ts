import { z } from "zod";
import {
	contentFile,
	dollars,
	externalUrl,
	line,
	link,
	list,
	part,
} from "../../shared/content/fields.ts";
import { datedText, lastDay } from "./dates.ts";
import { flag, place } from "./page-parts.ts";

/** How often a payment recurs. The payment options of a plan differ in the cadence, which the return URL contains. */
const cadence = z.enum(["once", "yearly", "monthly", "six-monthly-payments"]).meta({
	label: "How often",
	labels: {
		once: "Once",
		yearly: "Every year",
		monthly: "Every month",
		"six-monthly-payments": "In six monthly payments",
	},
});

const payment = part("Way to pay", {
	label: line("Words of the button"),
	amountUsd: dollars.meta({
		label: "Amount in dollars",
		hint: "A single payment: only the number. Change it at your payment provider, too.",
	}),
	cadence,
	url: externalUrl.meta({ label: "Payment page", hint: "The address at your payment provider." }),
}).meta({ summary: "{{fields.label}}" });

/** A membership plan: `site/_data/plans/<slug>.json`. */
export const planSchema = contentFile(
	"Membership plans",
	{
		order: place("The smallest number stands first.", "Place in the price list"),
		name: line("Name"),
		summary: line("Whom it suits", "Under the name, in a few words."),
		includes: list(
			"Lines of the price list",
			"line",
			z
				.union([line("Text"), datedText])
				.meta({ label: "Line", summary: "{{fields.text}}{{fields.after}}" }),
			"What the plan includes.",
		).min(1),
		planned: list(
			"Planned lines",
			"line",
			line("Line"),
			"What the plan will include and has no date yet. The price list says so.",
		)
			.min(1)
			.optional(),
		highlighted: flag("Emphasize it", "The price list sets the plan off from the others."),
		availableUntil: lastDay.optional(),
		ask: link.optional().meta({
			label: "Link beside the price",
			hint: "For a plan that people ask about before they pay.",
		}),
		firstStep: line("First step", "What a new member does first, on the page after paying.").meta({
			lines: "many",
		}),
		payments: list("Ways to pay", "way", payment, "The first one is the plan’s main price.")
			.min(1, "at least one payment option with its link")
			.refine(
				(payments) => new Set(payments.map(({ cadence }) => cadence)).size === payments.length,
				"each cadence once: the address that a payment page returns to names it",
			),
	},
	"The plans and their prices, in the price list of the Academy page.",
).meta({ group: "Academy", item: "plan", summary: "{{name}}" });

export type Plan = z.infer<typeof planSchema>;
export type Payment = z.infer<typeof payment>;
