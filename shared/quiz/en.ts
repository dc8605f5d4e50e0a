import { ENGLISH } from "../language.ts";
import { catalogue } from "./catalogue.ts";
import messages from "./messages.json" with { type: "json" };
import type { Words } from "./translation.ts";

/** The quiz's content in English. */
export const en: Words = { ...messages, language: ENGLISH, ...catalogue };
