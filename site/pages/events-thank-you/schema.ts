import { contentFile, line } from "../../../shared/content/fields.ts";
import { purchasePage } from "../../schemas/page-parts.ts";

/** The page that people return to after paying for an event: `site/_data/pages/events-thank-you.json`. */
export const schema = contentFile(
	"Events: after registering",
	{ ...purchasePage, addToCalendar: line("Link to the calendar", "Beside the event.") },
	"The page of a registration sends people here.",
);
