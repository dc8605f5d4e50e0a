/**
 * The preselected answer to the first question, as an index from 0: 1 for `/quiz?first=2`. Only our own pages link so.
 * @param search - the query string of the URL
 * @returns undefined if the parameter is missing or invalid
 */
export function firstAnswerIn(search: string): number | undefined {
	const [, first] = /[?&]first=([1-4])(?!\w)/.exec(search) ?? [];
	return first ? Number(first) - 1 : undefined;
}
