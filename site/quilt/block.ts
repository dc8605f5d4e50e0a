import type { ClothColor } from "../../shared/design/tokens.ts";
import { type Colorway, colorways, pick, seeded } from "./colorways.ts";
import { COLOR_LETTERS, type Outline, type Point, unite } from "./lattice.ts";
import { PATTERN_NAMES, type PatternName, patternSketch } from "./patterns.ts";

/** A block in its colors: a ground that fills it, and shapes upon it that do not overlap. */
export interface Block {
	/** Width and height in lattice units. */
	size: number;
	ground: ClothColor;
	shapes: readonly { color: ClothColor; outlines: readonly Outline[] }[];
}

/** What a page may choose; the slug decides the rest. */
export interface BlockChoice {
	pattern?: PatternName;
	colorway?: Colorway;
	/** Clockwise. */
	quarterTurns?: number;
}

/** A pattern upright, in the colorway at this place of the list. */
export function uprightBlock(pattern: PatternName, index: number): BlockChoice {
	const colorway = colorways[index];
	return { pattern, quarterTurns: 0, ...(colorway && { colorway }) };
}

/** The block of a slug: always the same one. */
export function quiltBlock(slug: string, choice: BlockChoice = {}): Block {
	const random = seeded(slug);
	const seededChoice = {
		pattern: pick(PATTERN_NAMES, random),
		colorway: pick(colorways, random),
		quarterTurns: Math.floor(random() * 4),
	};
	const { pattern, colorway, quarterTurns } = { ...seededChoice, ...choice };
	const { size, shapes } = cutPattern(pattern);
	return {
		size,
		ground: colorway.p,
		shapes: shapes.map(({ letter, outlines }) => ({
			color: colorway[letter],
			outlines: outlines.map((outline) => turned(outline, size, quarterTurns % 4)),
		})),
	};
}

type Cut = ReturnType<typeof cut>;

/** By pattern: few, and many pages share them. */
const cuts = new Map<PatternName, Cut>();

function cutPattern(pattern: PatternName): Cut {
	const known = cuts.get(pattern) ?? cut(pattern);
	cuts.set(pattern, known);
	return known;
}

/** The shapes of a pattern, upright, before they have colors. */
function cut(pattern: PatternName) {
	const { size, patches } = patternSketch(pattern);
	const dyes = COLOR_LETTERS.filter((letter) => letter !== "p");
	const shapes = dyes.flatMap((letter) => {
		const outlines = unite(
			patches.filter(({ color }) => color === letter).map(({ outline }) => outline),
		);
		return outlines.length > 0 ? [{ letter, outlines }] : [];
	});
	return { size, shapes };
}

function turned(outline: Outline, size: number, quarterTurns: number): Outline {
	const turn = ([x, y]: Point): Point => [size - y, x];
	return Array.from({ length: quarterTurns }).reduce<Outline>(
		(edges) =>
			edges.map((edge) => ({
				...edge,
				from: turn(edge.from),
				to: turn(edge.to),
			})),
		outline,
	);
}
