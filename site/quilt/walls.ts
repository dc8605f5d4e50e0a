import { readFileSync } from "node:fs";

/** The quilts of site/quilt/walls, cut freehand like those of Gee's Bend. The strip is of geese. */
export type WallName = "home" | "academy" | "erin" | "homestead" | "strip";

export function wallSvg(name: WallName): string {
	return readFileSync(new URL(`walls/${name}.svg`, import.meta.url), "utf8");
}
