import type { ClothColour } from "../design/tokens.ts";
import { type Colourway, colourways } from "./colourways.ts";
import { COLOUR_LETTERS, type Outline, type Point } from "./lattice.ts";
import { PATTERN_NAMES, type PatternName, patternSketch } from "./patterns.ts";
import { pick, seeded } from "./seed.ts";
import { unite } from "./union.ts";

/** A block in its colours: a ground that fills it, and shapes upon it that do not overlap. */
export interface Block {
	/** Width and height in lattice units. */
	size: number;
	ground: ClothColour;
	shapes: readonly { colour: ClothColour; outlines: readonly Outline[] }[];
}

/** What a designer may fix; the slug decides the rest. */
export interface BlockChoice {
	pattern?: PatternName;
	colourway?: Colourway;
	/** Clockwise. */
	quarterTurns?: number;
}

/** The block of a slug: always the same one. */
export function quiltBlock(slug: string, choice: BlockChoice = {}): Block {
	const random = seeded(slug);
	const seededChoice = {
		pattern: pick(PATTERN_NAMES, random),
		colourway: pick(colourways, random),
		quarterTurns: Math.floor(random() * 4),
	};
	const { pattern, colourway, quarterTurns } = { ...seededChoice, ...choice };
	const { size, patches } = patternSketch(pattern);
	const dyes = COLOUR_LETTERS.filter((letter) => letter !== "p");
	const shapes = dyes.flatMap((letter) => {
		const outlines = unite(
			patches
				.filter(({ colour }) => colour === letter)
				.map(({ outline }) => turned(outline, size, quarterTurns)),
		);
		return outlines.length > 0 ? [{ colour: colourway[letter], outlines }] : [];
	});
	return { size, ground: colourway.p, shapes };
}

function turned(outline: Outline, size: number, quarterTurns: number): Outline {
	const turn = ([x, y]: Point): Point => [size - y, x];
	return Array.from({ length: quarterTurns % 4 }).reduce<Outline>(
		(edges) =>
			edges.map((edge) => ({
				...edge,
				from: turn(edge.from),
				to: turn(edge.to),
			})),
		outline,
	);
}
