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
