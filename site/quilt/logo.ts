import { repeat } from "../../shared/quilt/blocks.ts";
import { corners } from "../../shared/quilt/quilt.ts";
import { wedge } from "../../shared/quilt/wheel.ts";
import type { Drawing } from "./drawing.ts";

/** How far the logo reaches from its middle, which is at 0 0. */
export const LOGO_RADIUS = 246;

/** The logo: the wheel of the ten roles in two colors, each wedge with a ray of the other one. */
export function wheelLogo(): Drawing {
	const every = (rest: number, draw: (index: number) => string) =>
		repeat(5, (pair) => draw(2 * pair + rest)).join("");
	const cloth = (index: number) => wedge(index, corners(0, 0, 1, 1));
	const ray = (index: number) =>
		wedge(index, [
			[0, 1],
			[0.5, 0.35],
			[1, 1],
		]);
	return {
		viewBox: `${-LOGO_RADIUS} ${-LOGO_RADIUS} ${2 * LOGO_RADIUS} ${2 * LOGO_RADIUS}`,
		shapes: [
			{ color: "madder", path: every(0, cloth) },
			{ color: "marigold", path: every(1, cloth) + every(0, ray) },
			{ color: "madder", path: every(1, ray) },
		],
	};
}
