import type { RoleKey } from "../quiz/keys.ts";

export type Point = readonly [x: number, y: number];

/** The color of a piece: the role's dye, a darker shade of it, another role's dye, or one of two undyed shades. */
export type Cloth = "main" | "deep" | "companion" | "light" | "pale";

/** One piece of a block in the unit square; x grows to the right and y grows downward. */
export interface Piece {
	cloth: Cloth;
	outline: readonly Point[];
	/** Whether the outline is a smooth curve through its points; duplicate points make a corner. */
	isRound?: boolean;
}

function piece(cloth: Cloth, ...outline: Point[]): Piece {
	return { cloth, outline };
}

function rectangle(cloth: Cloth, x: number, y: number, width: number, height = width): Piece {
	return piece(cloth, [x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

const THIRD = 1 / 3;
const GROUND = rectangle("light", 0, 0, 1);
const MIDDLE: Point = [0.5, 0.5];

/** Rotates a piece around the center of the block by quarter turns. */
function turned(one: Piece, quarters: number): Piece {
	return { ...one, outline: one.outline.map((point) => turnedPoint(point, quarters)) };
}

/** Rotates a point around the center of the block by quarter turns. */
export function turnedPoint(point: Point, quarters: number): Point {
	let [x, y] = point;
	for (let turn = 0; turn < quarters; turn++) [x, y] = [1 - y, x];
	return [x, y];
}

/** Repeats a piece four times around the center. */
function around(one: Piece): Piece[] {
	return repeat(4, (quarters) => turned(one, quarters));
}

/** Replaces `Array.from`, because a polyfill on a partner's page may ignore its map function. */
export function repeat<Item>(times: number, make: (index: number) => Item): Item[] {
	const items: Item[] = [];
	for (let index = 0; index < times; index++) items.push(make(index));
	return items;
}

/** Points along a circular arc; angles are in radians, clockwise from the right. */
function arc([x, y]: Point, radius: number, from: number, to: number, steps = 5): Point[] {
	return repeat(steps + 1, (step) => {
		const angle = from + ((to - from) * step) / steps;
		return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
	});
}

/**
 * Three horizontal and three vertical strips, interwoven. Strips rotated around the center would look like a swastika
 * at small sizes.
 */
function basketWeave(): Piece[] {
	const strips = [0.09, 0.39, 0.69];
	const width = 0.22;
	return [
		GROUND,
		...strips.map((left) => rectangle("companion", left, 0, width, 1)),
		...strips.map((top) => rectangle("main", 0, top, 1, width)),
		...around(rectangle("companion", 0.39, 0.09, width)),
	];
}

/** Irregular scraps around a crooked center. */
function crazyPatch(): Piece[] {
	return [
		piece("companion", [0.72, 0], [1, 0], [1, 0.44], [0.56, 0.27]),
		piece("companion", [0, 0.74], [0.34, 0.64], [0.46, 0.76], [0.4, 1], [0, 1]),
		piece("deep", [0, 0.3], [0.27, 0.42], [0.34, 0.64], [0, 0.74]),
		piece("deep", [0.56, 0.27], [1, 0.44], [0.72, 0.66]),
		piece("light", [0.36, 0], [0.72, 0], [0.56, 0.27], [0.3, 0.28]),
		piece("light", [0.72, 0.66], [1, 0.44], [1, 1], [0.82, 1]),
		piece(
			"light",
			[0.3, 0.28],
			[0.56, 0.27],
			[0.72, 0.66],
			[0.46, 0.76],
			[0.34, 0.64],
			[0.27, 0.42],
		),
		piece("main", [0, 0], [0.36, 0], [0.27, 0.42], [0, 0.3]),
		piece("main", [0.46, 0.76], [0.72, 0.66], [0.82, 1], [0.4, 1]),
		piece("main", [0.42, 0.38], [0.54, 0.42], [0.58, 0.58], [0.46, 0.6], [0.38, 0.5]),
	];
}

/** Triangles in two columns, all pointing up. */
function flyingGeese(): Piece[] {
	const geese = (cloth: Cloth, first: number): Piece[] =>
		repeat(4, (row) => {
			const left = ((first + row) % 2) / 2;
			return piece(
				cloth,
				[left, (row + 1) / 4],
				[left + 0.25, row / 4],
				[left + 0.5, (row + 1) / 4],
			);
		});
	return [GROUND, ...geese("main", 0), ...geese("deep", 1)];
}

/** An eight-pointed star around a square. */
function ohioStar(): Piece[] {
	return [
		GROUND,
		...around(rectangle("pale", 0, 0, THIRD)),
		rectangle("companion", THIRD, THIRD, THIRD),
		...around(piece("main", [THIRD, 0], [0.5, THIRD / 2], [THIRD, THIRD])),
		...around(piece("deep", [2 * THIRD, 0], [0.5, THIRD / 2], [2 * THIRD, THIRD])),
	];
}

/** Logs around a central square (the hearth), light on two sides and dark on two. */
function logCabin(): Piece[] {
	const log = 1 / 7;
	const start = (ring: number) => ring * log;
	const long = (ring: number) => 1 - 2 * start(ring);
	const above = (cloth: Cloth, ring: number): Piece[] => [
		rectangle(cloth, start(ring), start(ring), long(ring) - log, log),
		rectangle(cloth, start(ring), start(ring) + log, log, long(ring) - 2 * log),
	];
	const right = (cloth: Cloth, ring: number): Piece =>
		rectangle(cloth, 1 - start(ring) - log, start(ring), log, long(ring));
	const below = (cloth: Cloth, ring: number): Piece =>
		rectangle(cloth, start(ring), 1 - start(ring) - log, long(ring) - log, log);
	return [
		...above("light", 0),
		...above("light", 2),
		...above("pale", 1),
		right("main", 0),
		below("main", 1),
		right("main", 2),
		below("deep", 0),
		right("deep", 1),
		below("deep", 2),
		rectangle("companion", start(3), start(3), log),
	];
}

/** A grid of three by three patches, the traditional beginner's block. */
function ninePatch(): Piece[] {
	return [
		GROUND,
		...around(rectangle("main", 0, 0, THIRD)),
		rectangle("deep", THIRD, THIRD, THIRD),
		...around(rectangle("companion", THIRD + 0.11, 0.11, 0.115)),
	];
}

/** Four zigzag bolts from side to side. */
function streakOfLightning(): Piece[] {
	const bolt = (cloth: Cloth, top: number): Piece =>
		piece(
			cloth,
			[0, top + 0.14],
			[0.25, top],
			[0.5, top + 0.14],
			[0.75, top],
			[1, top + 0.14],
			[1, top + 0.32],
			[0.75, top + 0.18],
			[0.5, top + 0.32],
			[0.25, top + 0.18],
			[0, top + 0.32],
		);
	return [
		GROUND,
		bolt("main", 0.02),
		bolt("main", 0.66),
		bolt("deep", 0.34),
		bolt("companion", 0.5),
	];
}

/** Four leaves around a center. */
function orangePeel(): Piece[] {
	const leaf: Piece = {
		cloth: "main",
		outline: [...arc([0.5, 0], 0.5, Math.PI / 2, Math.PI), ...arc([0, 0.5], 0.5, -Math.PI / 2, 0)],
		isRound: true,
	};
	return [
		GROUND,
		leaf,
		turned(leaf, 2),
		turned({ ...leaf, cloth: "deep" }, 1),
		turned({ ...leaf, cloth: "deep" }, 3),
		piece("companion", [0.5, 0.41], [0.59, 0.5], [0.5, 0.59], [0.41, 0.5]),
	];
}

/** A cross with a light strip, on which friends traditionally sign. */
function album(): Piece[] {
	return [
		rectangle("main", 0, 0, 1),
		...around(piece("deep", [0.18, 0], [0.36, 0.18], [0.18, 0.36], [0, 0.18])),
		...around(piece("companion", [0.36, 0.18], [0.5, 0.32], [0.32, 0.5], [0.18, 0.36])),
		piece("light", [0.14, 0.32], [0.32, 0.14], [0.86, 0.68], [0.68, 0.86]),
	];
}

/** A long-pointed star on a disc. */
function marinersCompass(): Piece[] {
	const half = (cloth: Cloth, side: number): Piece =>
		piece(cloth, MIDDLE, [0.5 + side * 0.11, 0.39], [0.5, 0.02]);
	return [
		GROUND,
		{ cloth: "main", outline: arc(MIDDLE, 0.46, 0, 1.8 * Math.PI, 9), isRound: true },
		...around(piece("companion", [0.5, 0.36], [0.78, 0.22], [0.64, 0.5])),
		...around(half("light", -1)),
		...around(half("deep", 1)),
	];
}

/**
 * The quilt block of each role, a traditional pattern unique to the role. Pieces are in painting order, inside the unit
 * square.
 */
export const blocks: Readonly<Record<RoleKey, readonly Piece[]>> = {
	weaver: basketWeave(),
	experimenter: crazyPatch(),
	frontline_responder: flyingGeese(),
	visionary: ohioStar(),
	builder: logCabin(),
	caregiver: ninePatch(),
	disruptor: streakOfLightning(),
	healer: orangePeel(),
	storyteller: album(),
	guide: marinersCompass(),
};
