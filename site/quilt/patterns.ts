import { readSketch, type Sketch } from "./notation.ts";
import { sketches } from "./sketches.ts";
import { eightArmedStar } from "./star.ts";

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
