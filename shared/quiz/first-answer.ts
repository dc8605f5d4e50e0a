/**
 * The answer to the first question that a link brings, such as 1 of `/quiz?first=2`: a position from 0.
 * @param search - query of the address
 * @returns undefined where it brings none, or one that isn't there
 */
export function firstAnswerIn(search: string): number | undefined {
	const values = new URLSearchParams(search).getAll("first");
	return values.length === 1 && /^[1-4]$/.test(values[0] ?? "") ? Number(values[0]) - 1 : undefined;
}
