import { externalUrl, line, list, part, prose } from "../../../shared/content/fields.ts";
import {
	actions,
	head,
	pageFile,
	paragraphs,
	point,
	section,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

/** A page for white visitors: `site/_data/pages/for-white-people.json`. */
export const schema = pageFile("For white people", {
	head: top({ ...head, actions }),
	why: part("Why this page exists", { title, paragraphs }),
	start: section("Where to start", { steps: list("Steps", "step", point).min(3) }),
	expect: section("What may come up", {
		items: list(
			"Feelings",
			"feeling",
			part("Entry", { feeling: line("What may come up"), help: prose("What helps") }),
		).min(3),
	}),
	week: section("Seven days of practice", {
		days: list("Days", "day", part("Day", { day: line("Day of the week"), title, text })).length(7),
	}),
	sources: section("Sources", {
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
});
