import { readFileSync } from "node:fs";

/**
 * The quilt pictures in site/quilt/walls, cut freehand like the quilts of Gee's Bend. `strip` has the pattern flying geese.
 */
export type WallName = "home" | "academy" | "erin" | "homestead" | "strip";

export function wallSvg(name: WallName): string {
	return readFileSync(new URL(`walls/${name}.svg`, import.meta.url), "utf8");
}
