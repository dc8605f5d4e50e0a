import { z } from "zod";
import { facts, line, lines, list, part, prose } from "../../../shared/content/fields.ts";
import {
	action,
	actions,
	head,
	label,
	named,
	pageFile,
	paragraphs,
	quote,
	section,
	title,
	top,
} from "../../schemas/page-parts.ts";

/** The curriculum framework's principles; in this order, their initials spell the school's name. */
export const PRINCIPLES = ["Empowerment", "Resilience", "Interconnectedness", "Nurture"] as const;

const principle = part("Principle", {
	name: z.enum(PRINCIPLES).meta({
		label: "Name",
		edit: "readonly",
		why: "The first letters spell the name of the school.",
	}),
	meaning: prose("Meaning"),
	practices: lines("Practices", "practice").min(1),
});

const parts = ["Morning", "Midday", "Afternoon"] as const;
const [morning, midday, afternoon] = parts;

const day = part("Day", {
	day: line("Day of the week"),
	title,
	principle: z.enum(PRINCIPLES).meta({ label: "Principle of the day" }),
	morning: prose(morning),
	midday: prose(midday),
	afternoon: prose(afternoon),
});

const week = section(
	"Sample week",
	{
		documentTitle: line("Heading of the PDF"),
		download: line("Words of the download button"),
		downloadNote: line("Note on the download"),
		thread: prose("What the week is about", "In the PDF."),
		note: prose("How to read it", "Under the days, and in the PDF."),
		parts: part("Parts of a day", {
			morning: line(morning),
			midday: line(midday),
			afternoon: line(afternoon),
		}),
		days: list("Days", "day", day).length(5),
	},
	"The PDF to download is made from this week and the principles. After a change, a developer runs “npm run curriculum”.",
);

/**
 * The microschool's page: `site/_data/pages/erins-place.json`. The sample curriculum (PDF) is generated from its
 * `principles` and `week`.
 */
export const schema = pageFile("Erin’s Place", {
	head: top({ label, ...head, actions }),
	philosophy: part("Philosophy", {
		title,
		quote,
		paragraphs,
		aims: list("Aims", "aim", named, "The vision and the mission.").length(2),
	}),
	enroll: section("How to enroll", { paragraphs, facts: facts.optional(), actions }),
	principles: section("Principles", {
		items: list("Principles", "principle", principle).length(PRINCIPLES.length),
	}),
	week,
	programs: section("Core programs", {
		items: list("Programs", "program", named.extend({ action: action.optional() })).length(7),
	}),
	why: part("Why it matters", { title, quote, paragraphs }),
	start: section("Starting a microschool", { steps: list("Steps", "step", named).min(2), actions }),
});

export type ErinsPlacePage = z.infer<typeof schema>;
