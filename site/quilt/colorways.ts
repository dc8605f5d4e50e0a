import type { ClothColor } from "../../shared/design/tokens.ts";
import type { ColorLetter } from "./lattice.ts";

export type Colorway = Readonly<Record<ColorLetter, ClothColor>>;

function colorway(
	a: ClothColor,
	b: ClothColor,
	c: ClothColor,
	d: ClothColor,
	p: ClothColor,
): Colorway {
	return { a, b, c, d, p };
}

/** Colors that go well together; the last one is the ground. Two in three grounds are light. */
export const colorways: readonly Colorway[] = [
	colorway("madder", "marigold", "forest", "linen", "cream"),
	colorway("forest", "marigold", "clay", "cream", "linen"),
	colorway("indigo", "rose", "marigold", "woad", "cream"),
	colorway("plum", "clay", "marigold", "rose", "cream"),
	colorway("moss", "madder", "marigold", "cream", "linen"),
	colorway("clay", "indigo", "marigold", "cream", "linen"),
	colorway("madder", "woad", "indigo", "cream", "linen"),
	colorway("forest", "rose", "plum", "cream", "linen"),
	colorway("marigold", "cream", "clay", "woad", "indigo"),
	colorway("cream", "marigold", "clay", "moss", "forest"),
	colorway("marigold", "cream", "rose", "clay", "plum"),
	colorway("cream", "marigold", "rose", "clay", "madder"),
];

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
