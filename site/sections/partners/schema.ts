import { sectionKind } from "../section.ts";

/** One page has it: the partners that are set to show here, from their own entries. */
export const schema = sectionKind("Partners", {});
