import type { RoleKey } from "../../../shared/quiz/keys.ts";

/** The roles of the people in the example circle, in the order of their names in the page's content. */
export const FAMILY: readonly RoleKey[] = [
	"caregiver",
	"caregiver",
	"storyteller",
	"disruptor",
	"healer",
	"visionary",
	"builder",
];
