import { z } from "zod";
import { contentFile, text } from "../../../shared/content/fields.ts";
import { purchasePage } from "../../content/purchase-page.ts";
import { CADENCES } from "../../content/schemas/plans.ts";

/** Where the payment pages of plans return to: `site/_data/pages/academy-welcome.json`. */
export const schema = contentFile({
	...purchasePage,
	/** Behind a price. */
	per: z.record(z.enum(CADENCES), text),
});
