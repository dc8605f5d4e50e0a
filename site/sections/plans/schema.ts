import { line, part } from "../../../shared/content/fields.ts";
import { sentence } from "../../../shared/quiz/messages-schema.ts";
import { sectionSchema } from "../section-kind.ts";

/** Only one page needs this section; plans, prices and payment pages are under Academy, Membership plans. */
export const schema = sectionSchema(
	"Membership plans",
	"The plans with their prices and payment buttons.",
	{
		words: part(
			"Words of the prices",
			{
				once: line("After a price paid once"),
				yearly: line("After a yearly price"),
				monthly: line("After a monthly price"),
				"six-monthly-payments": line("After a price in six parts"),
				total: line(
					"What several payments come to",
					"{total} in all, {more} more than paying yearly.",
				),
				newTab: line("Opens in a new tab", "Screen readers read it after a payment button."),
				parts: sentence("Opens what a plan includes", "parts"),
				planned: sentence("A line of a plan that has no date yet", "line"),
			},
			"The plans themselves are under Academy, Membership plans.",
		).meta({ shown: "where a plan needs it" }),
	},
);
