import { readFileSync } from "node:fs";

/**
 * The quilt pictures in site/quilt/walls, drawn as if cut freehand, like Gee's Bend quilts. `strip` is in the quilt
 * pattern called flying geese.
 */
export type WallName = "home" | "academy" | "erin" | "homestead" | "strip";

export function wallSvg(name: WallName): string {
	return readFileSync(new URL(`walls/${name}.svg`, import.meta.url), "utf8");
}
