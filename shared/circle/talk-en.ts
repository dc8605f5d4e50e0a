import words from "./talk.json" with { type: "json" };
import { createTalk } from "./talk.ts";

/** What there is to talk about, in English. */
export const talk = createTalk(words);
