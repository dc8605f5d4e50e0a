import { z } from "zod";
import { line, list, part } from "../../shared/content/fields.ts";
import { metadata } from "../../shared/content/metadata.ts";
import { lead, paragraphs, point, text, title } from "./page-parts.ts";

/** A part of a statement. */
export const section = part("Section", {
	title: line("Heading", "Links to this section are made of its words."),
	paragraphs,
	entries: list("Terms", "term", point, "Each with its explanation, under the paragraphs."),
});

/** The fields of a statement, such as the privacy statement. */
export const statement = {
	metadata,
	title,
	lead,
	reviewed: z.iso.date("a day as year-month-day, such as 2026-03-14").meta({
		label: "Last reviewed",
		hint: "Under the introduction. Change it when you have read the whole page again.",
	}),
	sections: list("Sections", "section", section).min(1),
	contact: part("Last section", {
		title,
		text: text.meta({ hint: "Your email address follows." }),
	}),
};

const statementSchema = z.strictObject(statement);
export type StatementWords = z.infer<typeof statementSchema>;
