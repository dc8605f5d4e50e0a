import type { ClothColor } from "../../shared/design/tokens.ts";
import { pick, seeded } from "./colorways.ts";
import type { Drawing } from "./drawing.ts";

const DYES = ["madder", "marigold", "indigo", "clay", "forest", "rose", "moss", "plum"] as const;

/** Half the length and half the breadth of a goose. */
const STEP = 12;

/**
 * A divider: a row of "flying geese" in many colors. It is much longer than high; shown at a fixed height,
 * it is cut off at the edge of the page.
 * @param geese - how many; each is as high as the strip, and half as long
 */
export function geeseStrip(seed: string, geese: number): Drawing {
	const random = seeded(seed);
	const flocks = new Map<ClothColor, { path: string; last: number }>();
	let before: ClothColor | undefined;
	for (let goose = 0; goose < geese; goose++) {
		const dye = pick(
			DYES.filter((name) => name !== before),
			random,
		);
		const { path, last } = flocks.get(dye) ?? { path: "M0 0", last: 0 };
		const flown = `m${(goose - last) * STEP} 0l${STEP} ${STEP}-${STEP} ${STEP}z`;
		flocks.set(dye, { path: path + flown, last: goose });
		before = dye;
	}
	const width = geese * STEP;
	return {
		viewBox: `0 0 ${width} ${2 * STEP}`,
		shapes: [
			{ color: "cream", path: `M0 0h${width}v${2 * STEP}h-${width}z` },
			...[...flocks].map(([color, { path }]) => ({ color, path })),
		],
	};
}
