import { facts, lines } from "../../../shared/content/fields.ts";
import { actions, head, pageFile, section, top } from "../../schemas/page-parts.ts";

/** The page of the email list and of hosting events: `site/_data/pages/events-join.json`. */
export const schema = pageFile("Events: email list and hosting", {
	head: top({ ...head, actions }),
	emailList: section("Email list", {
		promises: lines("Promises", "promise").min(1),
		facts: facts.optional(),
	}),
	host: section("Hosting an event", {
		steps: lines("Steps", "step").min(1),
		facts: facts.optional(),
	}),
});
