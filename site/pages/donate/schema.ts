import type { z } from "zod";
import { blockSlug, facts, line, link, list, part } from "../../../shared/content/fields.ts";
import {
	action,
	actions,
	faq,
	head,
	pageFile,
	point,
	section,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

/** The donation page: `site/_data/pages/donate.json`. The provider's address is in site.json. */
export const schema = pageFile("Donate", {
	head: top({ ...head, other: link.meta({ label: "Second button" }) }),
	give: part(
		"Donation button",
		{ action: line("Words of the button"), facts },
		"The address that it opens is under Business details.",
	),
	doors: section("Four doors", {
		money: point.meta({ label: "First door: money", hint: "Its button is the donation button." }),
		items: list("Other doors", "door", part("Door", { title, text, actions })).length(3),
	}),
	gifts: section("What gifts pay for", {
		items: list("Gifts", "gift", part("Gift", { slug: blockSlug, title, text })).length(3),
	}),
	fund: part("Ecosystem fund", {
		share: line("Beside the percentage", "The number is under Business details."),
		title,
		text,
		action,
	}),
	faq: part("Questions", { title, items: faq }),
});

export type DonatePage = z.infer<typeof schema>;
