import { z } from "zod";
import { day, line, matching, part } from "../../shared/content/fields.ts";

/** An opening date, as precise as known: `2026-01-15`, `2026-01` or `2026-spring`. */
export const openingDate = z
	.string()
	.refine(
		(date) =>
			/^20\d\d-(?:0[1-9]|1[0-2]|spring|summer|fall)$/.test(date) || day.safeParse(date).success,
		'a day, a month or a season, such as "2027-01-23", "2027-01" or "2027-spring"',
	)
	.meta({
		label: "Opens",
		hint: "A day, a month or a season: 2027-01-23, 2027-01 or 2027-spring. From then on visitors read the other words.",
		passed:
			'The date has passed. Visitors now read: "{after}". Is that so? If not, put the date that holds now, such as "2027-01".',
	});

/** The last day of an offer. */
export const lastDay = day.meta({
	label: "Last day",
	hint: "The last day on which it can be bought. From the next day on it shows as closed.",
	passed:
		"The last day has passed, so the plan shows as closed. Put a new last day, take the field out to offer it without one, or delete the file.",
});

/** A sentence with one version before an opening date and another one after it. */
export const datedText = part("Words that change on a date", {
	opens: openingDate,
	before: matching(
		/\{date\}/,
		'a sentence with "{date}" in it',
		line("Until then", "{date} stands for the date."),
	),
	after: line("From then on", "What holds once the date has come.").refine(
		(words) => !/\b(?:planned|no date|none has)\b/i.test(words),
		"words that keep the promise from its date on: what isn't dated is a planned line",
	),
}).meta({ summary: "{{fields.after}}" });
export type DatedText = z.infer<typeof datedText>;
