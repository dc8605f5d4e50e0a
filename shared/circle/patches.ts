import { ringSlice, SEGMENT } from "../design/wheel.ts";
import type { RoleShare } from "./group.ts";

/** Where the patches of a segment lie, in the units of the wheel. */
const INNER = 44;
const OUTER = 180;
/** Between two patches, and at the sides of the segment. */
const GAP = 3;

/** The patches of one segment as path data. */
export interface Patches {
	/** One for each whose first role it is. */
	readonly whole: string;
	/** Half a patch for each whose second role it is. */
	readonly half: string;
}

/** How many patches each ring of a segment has, from the hub outward, so that they are about as wide as high. */
function ringsOf(count: number): number[] {
	const height = (OUTER - INNER) / count;
	return [...Array(count).keys()].map((ring) => {
		const radius = INNER + (ring + 0.5) * height;
		return Math.max(1, Math.round((radius * SEGMENT) / height));
	});
}

/** The rings that hold as many patches as the fullest segment needs: patches are alike on the whole wheel. */
function ringsFor(most: number): number[] {
	let rings = ringsOf(1);
	while (rings.reduce((sum, patches) => sum + patches) < most) rings = ringsOf(rings.length + 1);
	return rings;
}

/**
 * The patches of every segment, each drawn with its middle straight up. A segment fills from the hub outward, first with
 * whole patches, then with halves. All places have about the same area, because people count alike.
 */
export function patchesOf(shares: readonly RoleShare[]): Patches[] {
	const rings = ringsFor(Math.max(...shares.map(({ first, second }) => first + second)));
	const total = rings.reduce((sum, patches) => sum + patches);
	let inside = 0;
	const cells = rings.flatMap((patches) => {
		const inner = radiusAround(inside / total);
		inside += patches;
		const outer = radiusAround(inside / total);
		return [...Array(patches).keys()].map((at) => cellOf(inner, outer, at, patches));
	});
	return shares.map(({ first, second }) => {
		const draw = (shape: keyof Cell, from: number, to: number) =>
			cells
				.slice(from, to)
				.map((cell) => cell[shape])
				.join("");
		return { whole: draw("whole", 0, first), half: draw("half", first, first + second) };
	});
}

/** The radius of the circle around a part of a segment's area, counted from the hub. */
function radiusAround(part: number): number {
	return Math.sqrt(INNER ** 2 + part * (OUTER ** 2 - INNER ** 2));
}

/** A segment without any patch. */
export const OPEN_SEGMENT = cellOf(INNER, OUTER, 0, 1).whole;

/** A place for a patch, and its first half. */
interface Cell {
	whole: string;
	half: string;
}

function cellOf(inner: number, outer: number, at: number, patches: number): Cell {
	const low = inner + GAP / 2;
	const high = outer - GAP / 2;
	const seam = GAP / (low + high);
	const width = (SEGMENT - 2 * seam) / patches;
	const from = -SEGMENT / 2 + seam + at * width + seam;
	const to = from + width - 2 * seam;
	return {
		whole: ringSlice(low, high, from, to),
		half: ringSlice(low, high, from, (from + to) / 2),
	};
}
