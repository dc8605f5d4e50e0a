import type { z } from "zod";
import { contentFile, facts, lines, part } from "../../../shared/content/fields.ts";
import { metadata } from "../../../shared/content/metadata.ts";
import { actions, closing, head, lead, title, top } from "../../content/page-parts.ts";

/** The email list and hosting: `site/_data/pages/events-join.json`. */
export const schema = contentFile("Events: email list and hosting", {
	metadata,
	head: top({ ...head, actions: actions.min(1) }),
	emailList: part("Email list", {
		title,
		lead,
		promises: lines("Promises", "promise").min(1),
		facts: facts.optional(),
	}),
	host: part("Hosting an event", {
		title,
		lead,
		steps: lines("Steps", "step").min(1),
		facts: facts.optional(),
	}),
	closing,
});

export type EventsJoinPage = z.infer<typeof schema>;
