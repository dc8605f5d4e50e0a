import { oklchCss } from "../design/tokens.ts";
import { ROLE_KEYS, type RoleKey } from "../quiz/keys.ts";
import { type Point, repeat } from "./blocks.ts";
import { corners, pathOf, type Shape, shapesOf, signDyes, stitched, UNDYED } from "./quilt.ts";

/** The angle of a wedge, in radians. */
export const SEGMENT = (2 * Math.PI) / 10;

/** The outer radius of the wheel, binding included. The center is at the origin. */
export const WHEEL_RADIUS = 253;

const BINDING = 8;
const HUB = 66;
const RIM = 230;
/** The height of a wedge's round end, as in a Dresden plate. */
const TIP = 14;
const LABELS = WHEEL_RADIUS + 12;
/** The width of the binding around a wedge, as a fraction of the wedge's height. */
const EDGE = BINDING / (RIM - HUB);
/** The inset of the basting thread, as a fraction of a wedge's height. */
const INSET = 0.022;

/** The shapes of the wheel: areas in painting order, then lines. */
export interface Wheel {
	readonly areas: readonly Shape[];
	/** The basting thread on undyed cloth: one patch for each undyed step of a wedge. */
	readonly basting: string;
	/** The lines around each wedge, and the line at which the wedge's dye ends. */
	readonly seams: string;
}

/**
 * Draws the wheel (a Dresden plate) by bending the ten roles' blocks into wedges.
 * @param dyed - the dyed fraction of a role's wedge from the hub outward, from 0 to 1
 * @param steps - the number of steps in which a wedge is dyed
 */
export function sewWheel(dyed: (role: RoleKey) => number, steps = 6): Wheel {
	const wedges = ROLE_KEYS.map((role, index) => {
		const box = (...sides: Parameters<typeof corners>) => wedge(index, corners(...sides));
		return { role, index, undyed: 1 - dyed(role), box };
	});
	const every = (draw: (wedge: (typeof wedges)[number]) => string) => wedges.map(draw).join("");
	return {
		areas: [
			{ color: WHEEL_BINDING, path: every(({ box }) => box(0, -EDGE, 1, 1 + EDGE)) },
			...wedges.flatMap(({ role, index, undyed }) =>
				undyed < 1
					? shapesOf(role, signDyes(role), (outline, isRound) => wedge(index, outline, isRound))
					: [],
			),
			{
				color: UNDYED.cloth,
				path:
					every(({ undyed, box }) => (undyed ? box(0, 0, 1, undyed) : "")) + ring(HUB - BINDING),
			},
		],
		basting:
			every(({ undyed, box }) =>
				repeat(steps, (step) => {
					const [top, foot] = [step / steps, Math.min((step + 1) / steps, undyed)];
					return foot - top > 2 * INSET ? box(0.06, top + INSET, 0.94, foot - INSET) : "";
				}).join(""),
			) + ring(HUB - 2 * BINDING),
		seams: every(({ undyed, box }) => box(0, 0, 1, 1) + (undyed ? box(0, 0, 1, undyed) : "")),
	};
}

/** The color of the cloth around the wheel and its hub, and of the seams. */
export const WHEEL_BINDING = oklchCss([0.31, 0.09, 270]);

/**
 * Returns the SVG path data of a block's outline, bent into a wedge.
 * @param index - the wedge's position, clockwise from the top
 */
export function wedge(index: number, outline: readonly Point[], isRound?: boolean): string {
	const place = ([x, y]: Point) =>
		polar(HUB + (RIM - HUB + TIP * Math.sin(Math.PI * x)) * (1 - y), (index - 0.5 + x) * SEGMENT);
	// Seams along a spoke stay straight, so segments are subdivided by their horizontal length only.
	return pathOf(stitched(outline, 0.08, Math.abs).map(place), isRound);
}

function ring(radius: number): string {
	return pathOf(repeat(60, (at) => polar(radius, (at / 6) * SEGMENT)));
}

/** Converts polar to Cartesian coordinates. The angle is in radians, clockwise from the top. */
export function polar(radius: number, angle: number): Point {
	const round = (value: number) => Math.round(value * 10) / 10;
	return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

/** The position of a wedge's label, anchored so that the text grows outward. */
export function labelAt(index: number, lines: number) {
	const angle = index * SEGMENT;
	const [x, y] = polar(LABELS, angle);
	const side = x > 0 ? "start" : "end";
	return {
		x,
		y,
		anchor: Math.abs(x) < LABELS / 5 ? "middle" : side,
		/** The offset in em from `y` to the baseline of the first line. */
		first: 0.8 - (lines / 2) * (1 + Math.cos(angle)) * LINE,
	} as const;
}

/** The line height in em. */
export const LINE = 1.05;
