import { contentFile, text } from "../../../shared/content/fields.ts";
import { purchasePage } from "../../content/purchase-page.ts";

/** Where the payment pages of events return to: `site/_data/pages/events-thank-you.json`. */
export const schema = contentFile({ ...purchasePage, addToCalendar: text });
