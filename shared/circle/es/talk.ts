import type { TalkWords } from "../messages.ts";
import { createTalk } from "../talk.ts";
import words from "./talk.json" with { type: "json" };

/** The prompts and questions of a circle, in Spanish. */
export const talk = createTalk(words satisfies TalkWords);
