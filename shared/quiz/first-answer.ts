import { keysIn } from "./read-link.ts";

/**
 * The answer to the first question that a link brings, such as 1 of `/quiz?first=2`: a position from 0.
 * @param search - query of the address, read as that of a result
 * @returns undefined where it brings none, or one that isn't there
 */
export function firstAnswerIn(search: string): number | undefined {
	const [first] = keysIn(search, "first", [..."1234"]) ?? [];
	return first ? Number(first) - 1 : undefined;
}
