import { z } from "zod";
import { facts, line, list, part } from "../../shared/content/fields.ts";
import { metadata } from "../../shared/content/metadata.ts";
import { closing, label, lead, point, title } from "./page-parts.ts";

/** The words of a page that a payment page returns to. */
export const purchasePage = {
	metadata,
	label,
	title,
	lead,
	bought: line("Heading of what was bought", "Shows where the payment page says what it was."),
	steps: part("What happens next", { title, items: list("Steps", "step", point).min(1) }),
	facts,
	help: closing.meta({ label: "End of the page: help" }),
};

const purchasePageSchema = z.strictObject(purchasePage);
export type PurchasePageWords = z.infer<typeof purchasePageSchema>;
