import type { BlockChoice } from "../../../shared/quilt/block.ts";
import { colorways } from "../../../shared/quilt/colorways.ts";
import type { PatternName } from "../../../shared/quilt/patterns.ts";

/**
 * Blocks chosen for what they say: courthouse steps for a firm floor, flying geese for a journey,
 * a ladder for a climb. A program that isn't here has the block of its slug.
 */
export const BLOCKS: Readonly<Record<string, BlockChoice>> = {
	academy: choice("sawtoothStar", 2),
	programs: choice("dutchmansPuzzle", 2),
	welcome: choice("loneStar", 2),
	foundations: choice("courthouseSteps", 1),
	"decolonization-101": choice("jacobsLadder", 5),
	"decolonization-201": choice("jacobsLadder", 4),
	"decolonization-301": choice("jacobsLadder", 0),
	"radical-self-love": choice("orangePeel", 3),
	"liberation-through-somatics": choice("drunkardsPath", 2),
	parenting: choice("logCabin", 3),
	"cinema-and-conjure": choice("eightPointStar", 10),
	"accounts-and-ledgers": choice("railFence", 6),
	"equity-in-housing": choice("churnDash", 0),
	"ethical-wealth-building": choice("economy", 5),
	"community-hub": choice("bearPaw", 7),
	"liberation-journey": choice("flyingGeese", 0),
	"facilitator-certification": choice("cardTrick", 5),
};

function choice(pattern: PatternName, index: number): BlockChoice {
	const colorway = colorways[index];
	return { pattern, quarterTurns: 0, ...(colorway && { colorway }) };
}
