import json from "./words.json" with { type: "json" };
import type { Words } from "./words-schema.ts";

// The widget's build puts a module of single constants in the place of each of these, which a minifier can name.
const words: Words = json;

export const { landing, quiz, email, delivery, results, rolePack, credits } = words;
