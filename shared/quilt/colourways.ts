import type { ClothColour } from "../design/tokens.ts";
import type { ColourLetter } from "./lattice.ts";

export type Colourway = Readonly<Record<ColourLetter, ClothColour>>;

function colourway(
	a: ClothColour,
	b: ClothColour,
	c: ClothColour,
	d: ClothColour,
	p: ClothColour,
): Colourway {
	return { a, b, c, d, p };
}

/** Dyes that look well together; the last one is the ground. Two in three grounds are light. */
export const colourways: readonly Colourway[] = [
	colourway("madder", "marigold", "forest", "linen", "cream"),
	colourway("forest", "marigold", "clay", "cream", "linen"),
	colourway("indigo", "rose", "marigold", "woad", "cream"),
	colourway("plum", "clay", "marigold", "rose", "cream"),
	colourway("moss", "madder", "marigold", "cream", "linen"),
	colourway("clay", "indigo", "marigold", "cream", "linen"),
	colourway("madder", "woad", "indigo", "cream", "linen"),
	colourway("forest", "rose", "plum", "cream", "linen"),
	colourway("marigold", "cream", "clay", "woad", "indigo"),
	colourway("cream", "marigold", "clay", "moss", "forest"),
	colourway("marigold", "cream", "rose", "clay", "plum"),
	colourway("cream", "marigold", "rose", "clay", "madder"),
];
