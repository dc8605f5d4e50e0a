import { oklchCss } from "../design/tokens.ts";
import { ROLE_KEYS, type RoleKey } from "../quiz/keys.ts";
import { type Point, repeat } from "./blocks.ts";
import { corners, pathOf, type Shape, shapesOf, signDyes, stitched, UNDYED } from "./quilt.ts";

/** The angle of a wedge, in radians. */
export const SEGMENT = (2 * Math.PI) / 10;

/** How far the wheel reaches from its middle, which is at 0 0, with its binding. */
export const WHEEL_RADIUS = 253;

const BINDING = 8;
const HUB = 66;
const RIM = 230;
/** How much further a wedge reaches in its middle: it ends round, as in a Dresden plate. */
const TIP = 14;
const LABELS = WHEEL_RADIUS + 12;
/** How far the binding reaches over a wedge, and how far a thread stays inside its cloth, of the wedge's height. */
const EDGE = BINDING / (RIM - HUB);
const INSET = 0.022;

/** The wheel sewn: areas in the order in which they are drawn, then lines. */
export interface Wheel {
	readonly areas: readonly Shape[];
	/** Threads on the undyed cloth, a patch for each step that it isn't dyed. */
	readonly basting: string;
	/** Around each wedge, and where its dye ends. */
	readonly seams: string;
}

/**
 * Sews the ten roles' blocks into one wheel, a Dresden plate: each is bent into a wedge of 36 degrees.
 * @param dyed - how much of a role's wedge has its dyes, from the hub outward: from 0 to 1
 * @param steps - in which a wedge is dyed
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

/** The cloth around the wheel and its hub, and the thread of its seams. */
export const WHEEL_BINDING = oklchCss([0.31, 0.09, 270]);

/**
 * An outline in the square of a block as path data of a wedge: its sides lie along two spokes, its foot at the hub.
 * @param index - of the wedge, clockwise from the one that stands straight up
 */
export function wedge(index: number, outline: readonly Point[], isRound?: boolean): string {
	const place = ([x, y]: Point) =>
		polar(HUB + (RIM - HUB + TIP * Math.sin(Math.PI * x)) * (1 - y), (index - 0.5 + x) * SEGMENT);
	// Along a spoke, seams stay straight.
	return pathOf(stitched(outline, 0.08, Math.abs).map(place), isRound);
}

function ring(radius: number): string {
	return pathOf(repeat(60, (at) => polar(radius, (at / 6) * SEGMENT)));
}

/** A point at a distance from the middle, at an angle that runs clockwise from straight up, in radians. */
export function polar(radius: number, angle: number): Point {
	const round = (value: number) => Math.round(value * 10) / 10;
	return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

/** Where lines of text beside a wedge stand. They grow outward, so that they never touch it. */
export function labelAt(index: number, lines: number) {
	const angle = index * SEGMENT;
	const [x, y] = polar(LABELS, angle);
	const side = x > 0 ? "start" : "end";
	return {
		x,
		y,
		anchor: Math.abs(x) < LABELS / 5 ? "middle" : side,
		/** From `y` down to the foot of the first line, in the letters' own size, as is the height of a line. */
		first: 0.8 - (lines / 2) * (1 + Math.cos(angle)) * LINE,
	} as const;
}

/** The height of a line of a label, in the letters' own size. */
export const LINE = 1.05;
