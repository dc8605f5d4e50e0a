import { z } from "zod";
import { contentFile, link, text } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";

const note = z.strictObject({ title: text, text, action: link });

/** The shop and the words that its product pages share: `site/_data/pages/shop.json`. */
export const schema = contentFile({
	metadata,
	/** `{price}` is the lowest fixed price. */
	head: z.strictObject({ title: text, lead: text }),
	featured: z.strictObject({ title: text, badge: text }),
	shelves: z.strictObject({ title: text, filter: text, all: text, empty: text }),
	note: z.strictObject({ title: text, paragraphs: z.array(text).min(1), actions: z.array(link) }),
	product: z.strictObject({
		back: text,
		was: text,
		contents: text,
		about: text,
		delivery: text,
		tiers: text,
		more: text,
		/** The label of the button on a product's page, by the kind of product. */
		buy: z.strictObject({ bundle: text, digital: text, service: text, donation: text }),
		newTab: text,
		equity: note,
		payItForward: note,
	}),
});

export type ShopPage = z.infer<typeof schema>;
