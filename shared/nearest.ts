import { distance } from "fastest-levenshtein";

/**
 * Finds the candidate closest to a misspelled value. Case, spaces and hyphens are ignored.
 * @param most - the maximum edit distance; the default is a third of the letters, or two for short values
 */
export function nearest(
	value: string,
	candidates: Iterable<string>,
	most: number = Math.max(2, Math.floor(value.length / 3)),
): string | undefined {
	let best: string | undefined;
	let least = most + 1;
	for (const candidate of candidates) {
		const differing = distance(normalized(value), normalized(candidate));
		// Two short names without a common letter are also only two edits apart: such a match is rejected.
		if (differing < least && differing < candidate.length / 2) {
			best = candidate;
			least = differing;
		}
	}
	return best;
}

/** The end of an error message: `. Did you mean "healer"?`, or only a period if no candidate is close. */
export function suggestion(value: unknown, candidates: Iterable<string>): string {
	const meant = typeof value === "string" ? nearest(value, candidates) : undefined;
	return meant === undefined ? "." : `. Did you mean "${meant}"?`;
}

function normalized(value: string): string {
	return value.toLowerCase().replaceAll(/[\s_-]+/g, "-");
}
