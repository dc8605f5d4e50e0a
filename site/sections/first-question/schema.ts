import { sectionKind } from "../section.ts";

/** One page has it: the question and its answers are those of the quiz, under Quiz. */
export const schema = sectionKind("First question of the quiz", {});
