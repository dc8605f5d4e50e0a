import { clothColours } from "../../shared/design/tokens.ts";
import { svgMarkup } from "../../shared/quilt/svg.ts";
import { wheelStar } from "../../shared/quilt/wheel-star.ts";
import { writeHashed } from "./hashed.ts";
import { hex } from "./hex.ts";

/** Writes the site's icon. Icons know no custom properties, so its colours are plain. */
export function writeIcon(outDir: string): Promise<string> {
	const icon = svgMarkup(wheelStar(), (colour) => hex(clothColours.light[colour]));
	return writeHashed(outDir, "icon.svg", icon);
}
