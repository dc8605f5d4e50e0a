import type { RoleKey } from "../../shared/quiz/keys.ts";

/** The roles of the people in the example of a circle, in the order of their names in the page's file. */
export const FAMILY: readonly RoleKey[] = [
	"caregiver",
	"caregiver",
	"storyteller",
	"disruptor",
	"healer",
	"visionary",
	"builder",
];
