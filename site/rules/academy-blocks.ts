import { type BlockChoice, uprightBlock } from "../quilt/block.ts";

/**
 * The quilt blocks of programs whose pattern we chose. Any other program has the block of its slug.
 */
export const BLOCKS: Readonly<Record<string, BlockChoice>> = {
	foundations: uprightBlock("courthouseSteps", 1),
	"decolonization-101": uprightBlock("jacobsLadder", 5),
	"decolonization-201": uprightBlock("jacobsLadder", 4),
	"decolonization-301": uprightBlock("jacobsLadder", 0),
	"radical-self-love": uprightBlock("orangePeel", 3),
	"liberation-through-somatics": uprightBlock("drunkardsPath", 2),
	parenting: uprightBlock("logCabin", 3),
	"cinema-and-conjure": uprightBlock("eightPointStar", 10),
	"accounts-and-ledgers": uprightBlock("railFence", 6),
	"equity-in-housing": uprightBlock("churnDash", 0),
	"ethical-wealth-building": uprightBlock("economy", 5),
	"community-hub": uprightBlock("bearPaw", 7),
	"liberation-journey": uprightBlock("flyingGeese", 0),
	"facilitator-certification": uprightBlock("cardTrick", 5),
};
