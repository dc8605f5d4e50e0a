import { keysIn } from "./read-link.ts";

/**
 * The preselected answer to the first question, as an index from 0: 1 for `/quiz?first=2`.
 * @param search - the query string of the URL
 * @returns undefined if the parameter is missing or invalid
 */
export function firstAnswerIn(search: string): number | undefined {
	const [first] = keysIn(search, "first", [..."1234"]) ?? [];
	return first ? Number(first) - 1 : undefined;
}
