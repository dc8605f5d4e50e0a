import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseBuildInfo } from "@liberation/shared/build-info";
import { type RoleKey, roleIn } from "@liberation/shared/quiz/keys";

/** The build description of the example, whose forms and texts no founder edits. */
export const example = parseBuildInfo(
	readFileSync(join(import.meta.dirname, "../example/_delivery.json"), "utf8"),
);

export const { forms, words, formWords, business } = example;
export const english = example.languages.en;
export const roleOf = (key: RoleKey) => roleIn(english.quiz, key);
export const formNames = Object.keys(forms);
