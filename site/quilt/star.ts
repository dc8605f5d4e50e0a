import { type ColorLetter, type Point, polygon } from "./lattice.ts";
import type { Sketch } from "./notation.ts";

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
export function eightArmedStar(
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
