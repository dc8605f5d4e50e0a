import { z } from "zod";
import { contentFile, facts, line, lines, list, part } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import {
	actions,
	faq,
	head,
	label,
	lead,
	point,
	quote,
	text,
	title,
	top,
} from "../../content/page-parts.ts";

const packingList = part("List", { title, items: lines("Entries", "entry").min(1) });

/**
 * The microschool's Parents and Supporters' Space:
 * `site/_data/pages/pass-hub.json`.
 */
export const schema = contentFile("Erin’s Place: PASS hub", {
	metadata,
	head: top({ label, ...head, actions: actions.min(1) }),
	welcome: part("Welcome", { quote, text }),
	week: part("How we plan a week", {
		title,
		lead,
		steps: list("Steps", "step", part("Step", { when: line("When"), title, text })).min(2),
	}),
	bring: part("What to bring", {
		title,
		lists: z
			.tuple([packingList, packingList])
			.meta({ label: "Lists", item: "list", hint: "What to bring, and what to tell us." }),
	}),
	access: part("Access", { title, lead, items: list("Things to know", "entry", point).min(1) }),
	questions: part("Questions", { title, items: faq, facts: facts.optional() }),
	contact: part("Reach us", {
		title,
		lead,
		emailLabel: line("Email", "Labels your address."),
		hoursLabel: line("Office hours", "Labels the hours, which are under Business details."),
		replyLabel: line("When we answer", "Labels the next line."),
		reply: line("How soon we reply", "{hours} are the hours until a reply."),
		actions: actions.min(1),
	}),
});

export type PassHubPage = z.infer<typeof schema>;
