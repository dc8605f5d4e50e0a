import { contentFile } from "../../../shared/content/fields.ts";
import { purchasePage } from "../../schemas/page-parts.ts";

/** The page to which the payment pages of products return the buyer: `site/_data/pages/shop-thank-you.json`. */
export const schema = contentFile(
	"Shop: after paying",
	purchasePage,
	"Your payment provider sends people here.",
);
