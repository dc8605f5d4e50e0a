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
	/** What is left of the segment. */
	readonly open: string;
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
 * The patches of every segment, each drawn with its middle straight up. A segment fills from the rim inward, first with
 * whole patches, then with halves.
 */
export function patchesOf(shares: readonly RoleShare[]): Patches[] {
	const rings = ringsFor(Math.max(...shares.map(({ first, second }) => first + second)));
	const height = (OUTER - INNER) / rings.length;
	const cells = rings
		.flatMap((patches, ring) => {
			const inner = INNER + ring * height;
			return [...Array(patches).keys()].map((at) => cellOf(inner, inner + height, at, patches));
		})
		.reverse();
	return shares.map(({ first, second }) => {
		const draw = (from: number, to?: number, shape: keyof Cell = "whole") =>
			cells
				.slice(from, to)
				.map((cell) => cell[shape])
				.join("");
		return {
			whole: draw(0, first),
			half: draw(first, first + second, "half"),
			open: draw(first, first + second, "rest") + draw(first + second),
		};
	});
}

/** A place for a patch: all of it, and its two halves. */
interface Cell {
	whole: string;
	half: string;
	rest: string;
}

function cellOf(inner: number, outer: number, at: number, patches: number): Cell {
	const low = inner + GAP / 2;
	const high = outer - GAP / 2;
	const seam = GAP / (low + high);
	const width = (SEGMENT - 2 * seam) / patches;
	const from = -SEGMENT / 2 + seam + at * width + seam;
	const to = from + width - 2 * seam;
	const middle = from + width / 2 - seam;
	return {
		whole: ringSlice(low, high, from, to),
		half: ringSlice(low, high, from, middle),
		rest: ringSlice(low, high, middle, to),
	};
}
