import words from "./talk.json" with { type: "json" };
import { createTalk } from "./talk.ts";

/** The prompts and questions of a circle, in English. */
export const talk = createTalk(words);
