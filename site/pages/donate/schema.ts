import type { z } from "zod";
import {
	blockSlug,
	contentFile,
	facts,
	line,
	link,
	list,
	part,
} from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import { action, faq, head, lead, text, title, top } from "../../content/page-parts.ts";

/** The donation page: `site/_data/pages/donate.json`. The provider's address is in site.json. */
export const schema = contentFile("Donate", {
	metadata,
	head: top({ ...head, other: link.meta({ label: "Second button" }) }),
	give: part(
		"Donation button",
		{ action: line("Words of the button"), note: line("Note under the button"), facts },
		"The address that it opens is under Business details.",
	),
	gifts: part("What gifts pay for", {
		title,
		lead,
		items: list("Gifts", "gift", part("Gift", { slug: blockSlug, title, text })).length(3),
	}),
	fund: part("Ecosystem fund", {
		share: line("Beside the percentage", "The number is under Business details."),
		title,
		text,
		action,
	}),
	other: part("Other ways to give", {
		title,
		lead,
		items: list("Ways", "way", part("Way", { title, text, action })).min(1),
	}),
	faq: part("Questions", { title, items: faq }),
});

export type DonatePage = z.infer<typeof schema>;
