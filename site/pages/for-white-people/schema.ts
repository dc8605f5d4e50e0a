import type { z } from "zod";
import {
	contentFile,
	externalUrl,
	line,
	list,
	part,
	prose,
} from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import {
	closing,
	head,
	lead,
	linked,
	paragraphs,
	point,
	quote,
	text,
	title,
	top,
} from "../../content/page-parts.ts";

/** A page for white visitors: `site/_data/pages/for-white-people.json`. */
export const schema = contentFile("For white people", {
	metadata,
	head: top(head),
	why: part("Why this page exists", { title, quote, paragraphs }),
	start: part("Where to start", { title, lead, steps: list("Steps", "step", point).min(3) }),
	expect: part("What may come up", {
		title,
		lead,
		items: list(
			"Feelings",
			"feeling",
			part("Entry", { feeling: line("What may come up"), help: prose("What helps") }),
		).min(3),
	}),
	week: part("Seven days of practice", {
		title,
		lead,
		days: list("Days", "day", part("Day", { day: line("Day of the week"), title, text })).length(7),
	}),
	ways: part("Where to go next", { title, items: list("Ways", "way", linked).min(2) }),
	sources: part("Sources", {
		title,
		lead,
		items: list(
			"Works",
			"work",
			part("Work", {
				title: line("Title"),
				text,
				href: externalUrl.meta({ label: "Where to find it", hint: "Begins with https://." }),
			}),
		).min(1),
	}),
	closing,
});

export type ForWhitePeoplePage = z.infer<typeof schema>;
