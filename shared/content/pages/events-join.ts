import { z } from "zod";
import { contentFile, link, text } from "../fields.ts";
import { metadata } from "./metadata.ts";

/** The email list and hosting, one step on from the events: `site/_data/pages/eventsJoin.json`. */
export const eventsJoinSchema = contentFile({
	metadata,
	head: z.strictObject({ title: text, lead: text, actions: z.array(link).min(1) }),
	emailList: z.strictObject({ title: text, lead: text, promises: z.array(text).min(1) }),
	host: z.strictObject({ title: text, lead: text, steps: z.array(text).min(1) }),
	closing: z.strictObject({ title: text, text, actions: z.array(link).min(1) }),
});

export type EventsJoinPage = z.infer<typeof eventsJoinSchema>;
