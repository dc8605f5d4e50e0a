import { z } from "zod";
import { facts, link, text } from "../../shared/content/fields.ts";
import { metadata } from "../../shared/content/metadata.ts";

/** The words of a page that a payment page returns to. */
export const purchasePage = {
	metadata,
	label: text,
	title: text,
	lead: text,
	/** Above what was bought, where the address says what it was. */
	bought: text,
	steps: z.strictObject({
		title: text,
		items: z.array(z.strictObject({ title: text, text })).min(1),
	}),
	facts,
	help: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
};

const purchasePageSchema = z.strictObject(purchasePage);
export type PurchasePageWords = z.infer<typeof purchasePageSchema>;
