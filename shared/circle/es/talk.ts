import { createTalk } from "../talk.ts";
import type { TalkWords } from "../words.ts";
import words from "./talk.json" with { type: "json" };

/** What there is to talk about, in Spanish. */
export const talk = createTalk(words satisfies TalkWords);
