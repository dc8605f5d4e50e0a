import { line } from "../../../shared/content/fields.ts";
import { sectionSchema } from "../section-kind.ts";

/** Only one page needs this section; addresses and hours are under Business details, Name, addresses and figures. */
export const schema = sectionSchema(
	"Our addresses and office hours",
	"Your email address, office hours and profiles.",
	{
		email: line(
			"Email",
			"Labels your address, which stands at the top of the page with the office hours.",
		),
		social: line("Social media", "Labels your profiles."),
		scheduling: line("Link to the scheduling page"),
	},
);
