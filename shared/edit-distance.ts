/**
 * Whether two texts are at most `most` edits apart (Levenshtein). Takes time exponential in `most`, and linear in the
 * length: for typos in short words, where a library costs more than it saves.
 */
export function isWithin(most: number, one: string, other: string): boolean {
	if (most < 0) return false;
	if (!one || !other) return one.length + other.length <= most;
	const [rest, otherRest] = [one.slice(1), other.slice(1)];
	if (one[0] === other[0]) return isWithin(most, rest, otherRest);
	return (
		isWithin(most - 1, rest, otherRest) ||
		isWithin(most - 1, rest, other) ||
		isWithin(most - 1, one, otherRest)
	);
}
