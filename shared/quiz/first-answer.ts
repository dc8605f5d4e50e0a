import { keysIn } from "./read-link.ts";

/**
 * The preselected answer to the first question, such as 1 of `/quiz?first=2`: an index from 0.
 * @param search - the query of the address
 * @returns undefined where there is no such answer
 */
export function firstAnswerIn(search: string): number | undefined {
	const [first] = keysIn(search, "first", [..."1234"]) ?? [];
	return first ? Number(first) - 1 : undefined;
}
