import { distance } from "fastest-levenshtein";

/**
 * The candidate closest to a typo. Case, spaces and hyphens do not count.
 * @param most - letters that may differ: by default a third of them, or two in short values
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
		// Two short names without a common letter are also two edits apart.
		if (differing < least && differing < candidate.length / 2) {
			best = candidate;
			least = differing;
		}
	}
	return best;
}

/** The end of a message: ` Did you mean "healer"?`, or nothing. */
export function suggestion(value: unknown, candidates: Iterable<string>): string {
	const meant = typeof value === "string" ? nearest(value, candidates) : undefined;
	return meant === undefined ? "." : `. Did you mean "${meant}"?`;
}

function normalized(value: string): string {
	return value.toLowerCase().replaceAll(/[\s_-]+/g, "-");
}
