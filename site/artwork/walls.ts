import { readFileSync } from "node:fs";
import type { WallName } from "../schemas/page-parts.ts";

/** The quilt pictures in site/artwork/walls, drawn as if cut freehand, like Gee's Bend quilts. */
export function wallSvg(name: WallName): string {
	return readFileSync(new URL(`walls/${name}.svg`, import.meta.url), "utf8");
}
