/**
 * A sequence of numbers in [0, 1) that depends only on the text (FNV-1a, then the finalizer of
 * MurmurHash3), so that a slug has the same block in every build.
 */
export function seeded(text: string): () => number {
	let state = 2166136261;
	for (const sign of text) {
		state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
	}
	return () => {
		state = Math.imul(state ^ (state >>> 15), 2246822507);
		state = Math.imul(state ^ (state >>> 13), 3266489909);
		state ^= state >>> 16;
		return (state >>> 0) / 4294967296;
	};
}

/** One entry of a list that is not empty. */
export function pick<Item>(list: readonly Item[], random: () => number): Item {
	const item = list[Math.floor(random() * list.length)];
	if (item === undefined) throw new RangeError("Nothing to pick from");
	return item;
}
