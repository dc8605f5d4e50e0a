import { type Block, quiltBlock } from "./block.ts";
import { colorways } from "./colorways.ts";
import { type Drawing, drawQuilt, type Placed } from "./drawing.ts";
import { PATTERN_NAMES } from "./patterns.ts";

/** Blocks along the side of the quilt. The star in the middle leaves a border of one block. */
const SIDE = 6;

/**
 * A medallion quilt: a great star framed by twenty sampler blocks. Steps through the patterns and
 * the colorways keep equal blocks apart.
 */
export function medallionQuilt(seed: string): Drawing {
	const samplers = PATTERN_NAMES.filter((name) => name !== "loneStar");
	const frame = framePlaces().map(([column, row], index): Placed => {
		const pattern = samplers[(index * 7) % samplers.length];
		const colorway = colorways[(index * 5) % colorways.length];
		const choice = { ...(pattern && { pattern }), ...(colorway && { colorway }) };
		return { block: quiltBlock(`${seed}-${index}`, choice), column, row };
	});
	return drawQuilt(SIDE, SIDE, [
		...frame,
		{ block: star(seed), column: 1, row: 1, span: SIDE - 2 },
	]);
}

function star(seed: string): Block {
	return quiltBlock(seed, {
		pattern: "loneStar",
		colorway: { a: "madder", b: "marigold", c: "cream", d: "rose", p: "indigo" },
	});
}

/** The places along the quilt's rim, row by row. */
function framePlaces(): [column: number, row: number][] {
	const last = SIDE - 1;
	return Array.from({ length: SIDE * SIDE }, (_, index): [number, number] => [
		index % SIDE,
		Math.floor(index / SIDE),
	]).filter(([x, y]) => x === 0 || y === 0 || x === last || y === last);
}
