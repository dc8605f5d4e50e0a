import { contentFile } from "../../../shared/content/fields.ts";
import { purchasePage } from "../../schemas/page-parts.ts";

/** Where the payment pages of products return to: `site/_data/pages/shop-thank-you.json`. */
export const schema = contentFile(
	"Shop: after paying",
	purchasePage,
	"Your payment provider sends people here.",
);
