import { type Oklch, oklchCss, roleDyes } from "../design/tokens.ts";
import { ROLE_KEYS, type RoleKey } from "../quiz/keys.ts";
import { blocks, type Cloth, type Point, repeat, turnedPoint } from "./blocks.ts";

/** A filled shape: a CSS color, and path data for SVG and Path2D. */
export interface Shape {
	color: string;
	path: string;
}

export interface Patch {
	role: RoleKey;
	/** The view box that cuts the block out of the quilt, with some sash around it. */
	viewBox: string;
	/** The path of the block's edge. */
	outline: string;
	/** The path of the basting thread, slightly inside the edge. */
	basting: string;
	/** The shapes in painting order. */
	shapes: readonly Shape[];
}

/** A quilt. All coordinates use a unit in which a block is 100 wide. */
export interface Quilt {
	width: number;
	height: number;
	/** The border around the sash, visible on any background. */
	binding: Shape;
	sash: Shape;
	patches: readonly Patch[];
}

export const UNDYED = {
	cloth: oklchCss([0.95, 0.02, 85]),
	thread: oklchCss([0.6, 0.03, 70]),
} as const;

type Dyes = Readonly<Record<Cloth, Oklch>>;

const BLOCK = 100;
const SASH = 10;
const BINDING = 5;
const MARGIN = 12;
/** The approximate length of a straight segment: longer seams are subdivided before they are bent. */
const STITCH = 34;

/** The four colors of undyed cloth. */
const LIGHTS = [
	[0.955, 0.018, 85],
	[0.9, 0.035, 80],
	[0.925, 0.055, 88],
	[0.87, 0.03, 60],
] as const satisfies readonly Oklch[];

/** The colors of sashes, dark to set off light blocks: ink, indigo, forest, madder, plum, walnut, woad and moss. */
const SASHES: readonly Oklch[] = [
	[0.26, 0.02, 60],
	[0.31, 0.09, 270],
	[0.33, 0.055, 162],
	[0.36, 0.115, 30],
	[0.31, 0.085, 340],
	[0.35, 0.055, 50],
	[0.36, 0.06, 240],
	[0.36, 0.06, 122],
];

/** For each role, the two other roles whose dyes may accompany its own. */
const COMPANIONS: Readonly<Record<RoleKey, readonly [RoleKey, RoleKey]>> = {
	weaver: ["frontline_responder", "disruptor"],
	experimenter: ["healer", "caregiver"],
	frontline_responder: ["weaver", "healer"],
	visionary: ["storyteller", "weaver"],
	builder: ["frontline_responder", "weaver"],
	caregiver: ["guide", "frontline_responder"],
	disruptor: ["frontline_responder", "weaver"],
	healer: ["disruptor", "frontline_responder"],
	storyteller: ["experimenter", "guide"],
	guide: ["caregiver", "healer"],
};

/**
 * Draws a quilt with one block per role, in rows. Bent seams, some wide strips and one stray color make the quilt look
 * hand-cut. The same roles always give the same quilt.
 * @param roles - in the order of the questions
 * @param columns - the number of blocks in a row
 */
export function sewQuilt(roles: readonly RoleKey[], columns: number): Quilt {
	const random = randomOf(roles.join());
	const step = BLOCK + SASH;
	const width = columns * step + SASH;
	const height = Math.ceil(roles.length / columns) * step + SASH;
	const bent = bend(random);
	const path = (points: readonly Point[], isRound?: boolean) =>
		pathOf(stitched(points, STITCH).map(bent), isRound);
	const stray = Math.floor(random() * roles.length);
	const strayDye = pick(ROLE_KEYS, random);
	const sash = pick(SASHES, random);
	const binding = pick(LIGHTS, random);
	const patches = roles.map((role, index) => {
		const left = SASH + (index % columns) * step;
		const top = SASH + Math.floor(index / columns) * step;
		const place = cut(random, [left, top]);
		const dyes = dyesOf(role, random, index === stray && roles.length > 1 ? strayDye : undefined);
		return {
			role,
			viewBox: [left + MARGIN - SASH, top + MARGIN - SASH, BLOCK + 2 * SASH, BLOCK + 2 * SASH].join(
				" ",
			),
			outline: path(square(0).map(place)),
			basting: path(square(0.06).map(place)),
			shapes: shapesOf(role, dyes, (outline, isRound) => path(outline.map(place), isRound)),
		};
	});
	return {
		width: width + 2 * MARGIN,
		height: height + 2 * MARGIN,
		binding: { color: oklchCss(binding), path: path(frame(width, height, BINDING)) },
		sash: { color: oklchCss(sash), path: path(frame(width, height, 0)) },
		patches,
	};
}

/** Draws the block of a role as an icon whose seams aren't bent, in a square of 24 units. */
export function signOf(role: RoleKey): readonly Shape[] {
	return shapesOf(role, signDyes(role), (outline, isRound) =>
		pathOf(
			outline.map(([x, y]) => [24 * x, 24 * y]),
			isRound,
		),
	);
}

export function signDyes(role: RoleKey): Dyes {
	return {
		main: roleDyes[role],
		deep: shaded(roleDyes[role], -0.13),
		companion: roleDyes[COMPANIONS[role][0]],
		light: LIGHTS[0],
		pale: LIGHTS[2],
	};
}

/** Returns the shapes of a block. For speed, consecutive pieces of one color are merged into one path. */
export function shapesOf(
	role: RoleKey,
	dyes: Dyes,
	path: (outline: readonly Point[], isRound?: boolean) => string,
): Shape[] {
	const shapes: Shape[] = [];
	let last: Shape | undefined;
	for (const { cloth, outline, isRound } of blocks[role]) {
		const color = oklchCss(dyes[cloth]);
		if (last?.color === color) last.path += path(outline, isRound);
		else {
			last = { color, path: path(outline, isRound) };
			shapes.push(last);
		}
	}
	return shapes;
}

function shaded([lightness, chroma, hue]: Oklch, by: number): Oklch {
	return [Math.round((lightness + by) * 1000) / 1000, chroma, hue];
}

/** Picks the colors of one block, randomly varied like batches of dye. */
function dyesOf(role: RoleKey, random: Random, stray: RoleKey | undefined): Dyes {
	const bath = (random() - 0.5) * 0.09;
	const main = shaded(roleDyes[role], bath);
	const deep = shaded(main, -0.1 - 0.06 * random());
	const swapped = random() < 0.35;
	return {
		main: swapped ? deep : main,
		deep: swapped ? main : deep,
		companion: roleDyes[stray ?? pick(COMPANIONS[role], random)],
		light: pick(LIGHTS, random),
		pale: pick(LIGHTS, random),
	};
}

function cut(random: Random, [left, top]: Point): (point: Point) => Point {
	const quarters = Math.floor(random() * 4);
	const isCrooked = random() < 0.45;
	const [wide, high] = [random() - 0.5, random() - 0.5].map((by) => (isCrooked ? by * 0.32 : 0));
	const widened = (at: number, by = 0) => at + by * Math.sin(Math.PI * at);
	return (point) => {
		const [x, y] = turnedPoint(point, quarters);
		return [left + widened(x, wide) * BLOCK, top + widened(y, high) * BLOCK];
	};
}

/** Creates a smooth displacement function for the whole quilt, so that neighboring blocks stay joined. */
function bend(random: Random): (point: Point) => Point {
	const waves = repeat(3, () => ({
		start: [random() * 6.3, random() * 6.3],
		pace: [(1 + 2.4 * random()) / BLOCK, (1 + 2.4 * random()) / BLOCK],
		reach: [(random() - 0.5) * 4.6, (random() - 0.5) * 4.6],
	}));
	const along = (axis: 0 | 1, at: number) =>
		waves.reduce(
			(sum, { start, pace, reach }) =>
				sum + (reach[axis] ?? 0) * Math.sin((start[axis] ?? 0) + (pace[axis] ?? 0) * at),
			MARGIN,
		);
	return ([x, y]) => [x + along(0, y), y + along(1, x)];
}

function square(inset: number): Point[] {
	return corners(inset, inset, 1 - inset, 1 - inset);
}

function frame(width: number, height: number, outside: number): Point[] {
	return corners(-outside, -outside, width + outside, height + outside);
}

export function corners(left: number, top: number, right: number, bottom: number): Point[] {
	return [
		[left, top],
		[right, top],
		[right, bottom],
		[left, bottom],
	];
}

/**
 * Subdivides the segments of an outline, so that it can be bent.
 * @param size - the approximate length of a segment
 * @param measure - computes the length of a segment; by default the Euclidean distance
 */
export function stitched(
	outline: readonly Point[],
	size: number,
	measure: (dx: number, dy: number) => number = Math.hypot,
): Point[] {
	return outline.flatMap((from, index) => {
		const to = outline[(index + 1) % outline.length] ?? from;
		const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
		const count = Math.max(1, Math.round(measure(dx, dy) / size));
		return repeat(count, (at): Point => [from[0] + (dx * at) / count, from[1] + (dy * at) / count]);
	});
}

/** Formats points as SVG path data with straight segments, or with a smooth curve through the segments' midpoints. */
export function pathOf(points: readonly Point[], isRound = false): string {
	const text = (point: Point) => point.map((part) => Math.round(part * 10) / 10).join(" ");
	if (!isRound) return `M${points.map(text).join("L")}Z`;
	const middles = points.map(([x, y], index) => {
		const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
		return text([(x + nextX) / 2, (y + nextY) / 2]);
	});
	const curves = points.map((point, index) => `Q${text(point)} ${middles[index]}`);
	return `M${middles[points.length - 1]}${curves.join("")}Z`;
}

type Random = () => number;

/** Creates a pseudorandom generator: FNV-1a hashes the text into the seed of mulberry32. */
function randomOf(text: string): Random {
	let state = 2166136261;
	for (const sign of text) state = Math.imul(state ^ sign.charCodeAt(0), 16777619);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

function pick<Item>(items: readonly Item[], random: Random): Item {
	const item = items[Math.floor(random() * items.length)];
	if (item === undefined) throw new RangeError("There is nothing to pick from");
	return item;
}
