import { z } from "zod";
import { text } from "../../shared/content/fields.ts";
import { metadata } from "../../shared/content/metadata.ts";

/** A part of a statement. */
export const section = z.strictObject({
	title: text,
	paragraphs: z.array(text),
	/** Terms with their explanations. */
	entries: z.array(z.strictObject({ title: text, text })),
});

/** What every statement holds, such as the one on privacy. */
export const statement = {
	metadata,
	title: text,
	lead: text,
	/** The day of the last review. */
	reviewed: z.iso.date("a day as year-month-day, such as 2026-03-14"),
	sections: z.array(section).min(1),
	contact: z.strictObject({ title: text, text }),
};

const statementSchema = z.strictObject(statement);
export type StatementWords = z.infer<typeof statementSchema>;
