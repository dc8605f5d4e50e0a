import { readFileSync } from "node:fs";

/** The quilts of site/quilt/walls, cut without a ruler as the quilters of Gee's Bend did it. The strip is of geese. */
export type WallName = "home" | "academy" | "erin" | "homestead" | "strip";

/** A quilt as SVG text, without a size. */
export function wallSvg(name: WallName): string {
	return readFileSync(new URL(`walls/${name}.svg`, import.meta.url), "utf8");
}
