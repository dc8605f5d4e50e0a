import { type ColorLetter, type Point, polygon } from "./lattice.ts";
import { readSketch, type Sketch } from "./notation.ts";
import { sketches } from "./sketches.ts";

type SketchName = keyof typeof sketches;
export type PatternName = SketchName | "eightPointStar" | "loneStar";

function isSketchName(name: string): name is SketchName {
	return Object.hasOwn(sketches, name);
}

/** The names of all patterns. */
export const PATTERN_NAMES: readonly PatternName[] = [
	...Object.keys(sketches).filter(isSketchName),
	"eightPointStar",
	"loneStar",
];

const RINGS = ["b", "a", "c", "b", "a"] as const;

/** The patches of a pattern. What no patch covers is ground. */
export function patternSketch(name: PatternName): Sketch {
	if (name === "eightPointStar") {
		return eightArmedStar(1, (arm) => (arm % 2 === 0 ? "a" : "b"));
	}
	if (name === "loneStar") {
		return eightArmedStar(3, (_arm, ring) => RINGS[ring] ?? "p");
	}
	return readSketch(sketches[name]);
}

/*
 * The eight-pointed star consists of eight diamonds around a point. On a lattice of 24 its corners fall on whole numbers within a hundredth of a unit
 * (7 : 10 : 7 for 1 : the square root of 2 : 1).
 */
const CORNERS: readonly Point[] = [
	[-5, -5],
	[0, -7],
	[5, -5],
	[7, 0],
	[5, 5],
	[0, 7],
	[-5, 5],
	[-7, 0],
];
const HALF = 12;

/**
 * A star of eight arms, every arm pieced of `bands` x `bands` diamonds.
 * @param colorOf - the color of a diamond by its arm (0-7, clockwise) and its ring, counted from
 * the middle (0 to 2 * bands - 2)
 */
function eightArmedStar(
	bands: number,
	colorOf: (arm: number, ring: number) => ColorLetter,
): Sketch {
	const size = 2 * HALF * bands;
	const patches = CORNERS.flatMap((u, arm) => {
		const v = CORNERS[(arm + 1) % CORNERS.length] ?? u;
		const at = (i: number, j: number): Point => [
			HALF * bands + i * u[0] + j * v[0],
			HALF * bands + i * u[1] + j * v[1],
		];
		return Array.from({ length: bands * bands }, (_, index) => {
			const i = index % bands;
			const j = Math.floor(index / bands);
			return {
				color: colorOf(arm, i + j),
				outline: polygon(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)),
			};
		});
	});
	return { size, patches };
}
