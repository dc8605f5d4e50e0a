import { facts, line, link, list, part } from "../../../shared/content/fields.ts";
import {
	actions,
	faq,
	head,
	named,
	pageFile,
	section,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

/** The donation page: `site/_data/pages/donate.json`. The donation provider's URL is in site.json. */
export const schema = pageFile("Donate", {
	head: top({ ...head, other: link.meta({ label: "Second button" }) }),
	give: part(
		"Donation button",
		{ action: line("Words of the button"), facts },
		"The address that it opens is under Business details.",
	),
	gifts: section("What gifts pay for", { items: list("Gifts", "gift", named).length(3) }),
	ways: section("Other ways", {
		items: list("Ways", "way", part("Way", { title, text, actions })).length(3),
	}),
	fund: line("Ecosystem fund", "Reads on from the percentage, which is under Business details."),
	faq: part("Questions", { title, items: faq }),
});
