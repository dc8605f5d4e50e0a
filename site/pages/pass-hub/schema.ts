import { z } from "zod";
import { facts, line, lines, list, part } from "../../../shared/content/fields.ts";
import {
	actions,
	faq,
	head,
	label,
	pageFile,
	point,
	section,
	text,
	title,
	top,
} from "../../schemas/page-parts.ts";

const packingList = part("List", { title, items: lines("Entries", "entry").min(1) });

/** The microschool's Parents and Supporters' Space (PASS): `site/_data/pages/pass-hub.json`. */
export const schema = pageFile("Erin’s Place: PASS hub", {
	head: top({ label, ...head, actions }),
	week: section("How we plan a week", {
		steps: list("Steps", "step", part("Step", { when: line("When"), title, text })).min(2),
	}),
	bring: part("What to bring", {
		title,
		lists: z
			.tuple([packingList, packingList])
			.meta({ label: "Lists", item: "list", hint: "What to bring, and what to tell us." }),
	}),
	access: section("Access", { items: list("Things to know", "entry", point).min(1) }),
	questions: part("Questions", { title, items: faq, facts: facts.optional() }),
});

export type PassHubPage = z.infer<typeof schema>;
