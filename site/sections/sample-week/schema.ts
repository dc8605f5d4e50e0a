import { z } from "zod";
import { line, list, part, prose } from "../../../shared/content/fields.ts";
import { title } from "../../schemas/page-parts.ts";
import { PRINCIPLES } from "../principles/schema.ts";
import { sectionSchema } from "../section-kind.ts";

/** The parts of a day. */
export const PARTS = ["morning", "midday", "afternoon"] as const;

const day = part("Day", {
	day: line("Day of the week"),
	title,
	principle: z.enum(PRINCIPLES).meta({ label: "Principle of the day" }),
	morning: prose("Morning"),
	midday: prose("Midday"),
	afternoon: prose("Afternoon"),
});

/** Only one page needs this section, of which `npm run curriculum` makes the PDF. */
export const schema = sectionSchema("Sample week", "The five days of the school’s sample week.", {
	documentTitle: line("Heading of the PDF").meta({ shown: "in the PDF" }),
	download: line("Words of the download button"),
	downloadNote: line("Note on the download"),
	thread: prose("What the week is about", "In the PDF.").meta({ shown: "in the PDF" }),
	note: prose("How to read it", "Under the days, and in the PDF."),
	parts: part("Parts of a day", {
		morning: line("Morning"),
		midday: line("Midday"),
		afternoon: line("Afternoon"),
	}),
	days: list("Days", "day", day).length(5),
});
