import { byKey, contentFile, line } from "../../../shared/content/fields.ts";
import { purchasePage } from "../../schemas/page-parts.ts";
import { cadence } from "../../schemas/plans.ts";

/** The page that new members return to after payment: `site/_data/pages/academy-welcome.json`. */
export const schema = contentFile(
	"Academy: after paying for a plan",
	{
		...purchasePage,
		per: byKey("Words after a price", cadence, line("Words")),
	},
	"Your payment provider sends people here.",
);
