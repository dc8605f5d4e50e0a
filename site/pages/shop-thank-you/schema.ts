import { contentFile } from "../../../shared/content/fields.ts";
import { purchasePage } from "../../schemas/page-parts.ts";

/** The page that buyers return to after paying for a product: `site/_data/pages/shop-thank-you.json`. */
export const schema = contentFile(
	"Shop: after paying",
	purchasePage,
	"Your payment provider sends people here.",
);
