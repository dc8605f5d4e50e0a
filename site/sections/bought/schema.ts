import { z } from "zod";
import { line } from "../../../shared/content/fields.ts";
import { sectionSchema } from "../section-kind.ts";

/** For the pages to which the payment provider returns buyers. */
export const schema = sectionSchema(
	"What was bought",
	"On the page after a payment: what was bought, and what comes next.",
	{
		of: z.enum(["plans", "products", "events"]).meta({
			label: "What",
			hint: "The page shows the one that its address names, and search engines don’t list the page.",
			labels: { plans: "A membership plan", products: "A product", events: "A place at an event" },
		}),
		addToCalendar: line("Link to the calendar", "Beside an event.")
			.meta({ shown: "once an event is planned" })
			.optional(),
	},
);
