import { Cloth } from "../../components/Cloth.tsx";
import { quiltBlock } from "../../quilt/block.ts";
import { colorways } from "../../quilt/colorways.ts";
import { drawQuilt, type Placed } from "../../quilt/drawing.ts";
import type { PatternName } from "../../quilt/patterns.ts";

const SIDE = 3;
const MISSING = 4;

/** The blocks row by row; the one in the middle is missing. */
const PATTERNS: readonly PatternName[] = [
	"sawtoothStar",
	"drunkardsPath",
	"cardTrick",
	"orangePeel",
	"pinwheel",
	"bearPaw",
	"flyingGeese",
	"ohioStar",
	"logCabin",
];

/** A quilt of nine blocks; stitches show where the missing one goes. On phones the words come first. */
export function UnfinishedQuilt() {
	const blocks = PATTERNS.map((pattern, index): Placed => {
		const colorway = colorways[(index * 5) % colorways.length];
		return {
			block: quiltBlock(pattern, { pattern, ...(colorway && { colorway }) }),
			column: index % SIDE,
			row: Math.floor(index / SIDE),
		};
	}).filter((_, index) => index !== MISSING);
	return (
		<div className="relative max-w-112 md:order-first">
			<Cloth drawing={drawQuilt(SIDE, SIDE, blocks)} />
			<div className="absolute inset-[35.5%] border-2 border-dashed border-control" />
		</div>
	);
}
