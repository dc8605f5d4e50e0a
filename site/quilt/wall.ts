import type { ClothColor } from "../../shared/design/tokens.ts";
import type { Point } from "../../shared/quilt/blocks.ts";
import { handOf, MARGIN } from "../../shared/quilt/quilt.ts";
import { pick, seeded } from "./colorways.ts";
import type { Drawing } from "./drawing.ts";

/*
 * Quilts as wide as the window, one of its own for each of three pages: cut without a ruler, as the quilters of Gee's
 * Bend and Rosie Lee Tompkins did it. Each is drawn in hundreds: 100 units are one block of shared/quilt.
 */

/** The quilts, by the page that they belong to. */
export const WALLS = { academy, erin, homestead } as const;

export type WallName = keyof typeof WALLS;

/** One piece of cloth. A later piece lies on an earlier one. */
interface Piece {
	color: ClothColor;
	outline: readonly Point[];
}

/** Left, top, width and height. */
type Box = readonly [x: number, y: number, width: number, height: number];

const WIDTH = 1200;
const HEIGHT = 400;
/** What the seams bend beyond the edges is cut away. */
const TRIM = 8;

/** Eight housetops, as many as the framework has steps, each as wide as it came out. */
function academy(): Drawing {
	const widths = [150, 118, 182, 134, 166, 122, 186, 142];
	const cloths: readonly (readonly ClothColor[])[] = [
		["indigo", "cream", "madder", "marigold", "indigo"],
		["marigold", "indigo", "linen", "clay", "cream"],
		["forest", "linen", "marigold", "plum", "cream"],
		["cream", "madder", "indigo", "rose", "marigold"],
		["plum", "marigold", "cream", "woad", "madder"],
		["clay", "linen", "forest", "marigold", "indigo"],
		["indigo", "rose", "cream", "madder", "forest"],
		["madder", "cream", "woad", "indigo", "marigold"],
	];
	let left = 0;
	const pieces = widths.flatMap((width, index) => {
		const x = left;
		left += width;
		const high = 168 + ((index * 53) % 70);
		const upper = cloths[index] ?? [];
		const lower = cloths[(index + 3) % cloths.length] ?? [];
		return [
			...housetop([x, 0, width, high], upper),
			...housetop([x, high, width, HEIGHT - high], [...lower].reverse()),
		];
	});
	return sewn("academy", pieces);
}

/** Frames in frames, each strip of another width, so that the middle wanders off. */
function housetop([x, y, width, height]: Box, cloths: readonly ClothColor[]): Piece[] {
	const random = seeded(`${x} ${y}`);
	let box: Box = [x, y, width, height];
	return cloths.map((color) => {
		const piece = rectangle(color, box);
		const [left, top, wide, high] = box;
		const cut = (side: number) => side * (0.07 + 0.09 * random());
		const [west, north, east, south] = [cut(wide), cut(high), cut(wide), cut(high)];
		box = [left + west, top + north, wide - west - east, high - north - south];
		return piece;
	});
}

/** E, R, I and N, each in a five by seven of patches, on cloth of strips that don't match. */
function erin(): Drawing {
	const letters: readonly {
		rows: readonly string[];
		ground: ClothColor;
		cloth: ClothColor;
		stray: ClothColor;
	}[] = [
		{
			rows: ["#####", "#", "#", "####", "#", "#", "#####"],
			ground: "cream",
			cloth: "plum",
			stray: "madder",
		},
		{
			rows: ["####", "#   #", "#   #", "####", "# #", "#  #", "#   #"],
			ground: "marigold",
			cloth: "indigo",
			stray: "plum",
		},
		{
			rows: ["#####", "  #", "  #", "  #", "  #", "  #", "#####"],
			ground: "linen",
			cloth: "forest",
			stray: "clay",
		},
		{
			rows: ["#   #", "##  #", "##  #", "# # #", "#  ##", "#  ##", "#   #"],
			ground: "rose",
			cloth: "madder",
			stray: "indigo",
		},
	];
	const lefts = [0, 310, 618, 892, WIDTH];
	const pieces = letters.flatMap(({ rows, ground, cloth, stray }, index) => {
		const x = lefts[index] ?? 0;
		const width = (lefts[index + 1] ?? WIDTH) - x;
		const wide = (width - 82) / 5;
		const high = 312 / 7;
		return [
			rectangle(ground, [x, 0, width, HEIGHT]),
			...strings([x, 0, 22, HEIGHT], [cloth, "cream", stray, "marigold"]),
			...strings([x, HEIGHT - 30, width, 30], [stray, cloth, "linen", "clay", "woad"]),
			...rows.flatMap((row, line) =>
				runsOf(row).map(({ start, length }) =>
					rectangle(line === (index * 2 + 1) % 7 ? stray : cloth, [
						x + 46 + start * wide,
						32 + line * high,
						length * wide,
						high,
					]),
				),
			),
		];
	});
	return sewn("erin", pieces);
}

/** The filled stretches of a row. */
function runsOf(row: string): { start: number; length: number }[] {
	return [...row.matchAll(/#+/g)].map(({ 0: { length }, index }) => ({ start: index, length }));
}

/** Five fields, one for each acre, with their furrows; a creek, a path and the house. */
function homestead(): Drawing {
	const fields: readonly { corners: readonly [Point, Point, Point, Point]; rows: ClothColor[] }[] =
		[
			{
				corners: corners(0, 0, 290, 190, 20),
				rows: ["moss", "forest", "moss", "marigold", "forest"],
			},
			{
				corners: corners(310, 0, 330, 240, -26),
				rows: ["marigold", "clay", "cream", "marigold", "clay", "linen"],
			},
			{
				corners: corners(665, 0, 535, 170, 14),
				rows: ["forest", "moss", "linen", "forest", "woad", "moss"],
			},
			{
				corners: corners(0, 225, 400, 175, -18),
				rows: ["clay", "madder", "clay", "cream", "plum"],
			},
			{
				corners: corners(690, 205, 510, 195, 22),
				rows: ["cream", "moss", "marigold", "moss", "rose", "forest", "moss"],
			},
		];
	return sewn("homestead", [
		rectangle("linen", [0, 0, WIDTH, HEIGHT]),
		...fields.flatMap(({ corners: ends, rows }, index) => furrows(ends, rows, index % 2 === 0)),
		// The creek comes down between the fields.
		...[
			[640, 0, 678, 120],
			[646, 110, 700, 220],
			[612, 210, 690, 320],
			[570, 305, 640, 400],
		].map(([left = 0, top = 0, right = 0, bottom = 0], step) => ({
			color: step % 2 ? ("indigo" as const) : ("woad" as const),
			outline: [
				[left + 14, top],
				[right, top],
				[right - 22, bottom],
				[left - 8, bottom],
			] satisfies Point[],
		})),
		// The house.
		rectangle("cream", [428, 262, 128, 118]),
		{
			color: "madder",
			outline: [
				[414, 288],
				[492, 232],
				[574, 286],
			],
		},
		rectangle("indigo", [476, 318, 34, 62]),
		rectangle("marigold", [522, 306, 22, 24]),
	]);
}

/** A field that is wider at one end than at the other. */
function corners(
	x: number,
	y: number,
	width: number,
	height: number,
	slant: number,
): readonly [Point, Point, Point, Point] {
	return [
		[x, y],
		[x + width, y],
		[x + width + slant, y + height],
		[x, y + height],
	];
}

/** The rows of a field, along it or across. */
function furrows(
	[first, second, third, fourth]: readonly [Point, Point, Point, Point],
	rows: readonly ClothColor[],
	isAlong: boolean,
): Piece[] {
	const [one, two, three, four] = isAlong
		? [first, second, third, fourth]
		: [fourth, first, second, third];
	const between = (from: Point, to: Point, at: number): Point => [
		from[0] + (to[0] - from[0]) * at,
		from[1] + (to[1] - from[1]) * at,
	];
	// The ones that end early are too wide, so that no two rows are alike.
	const place = (row: number) => (row / rows.length) ** (row % 2 ? 1.12 : 1);
	return rows.map((color, row) => ({
		color,
		outline: [
			between(one, four, place(row)),
			between(two, three, place(row)),
			between(two, three, place(row + 1)),
			between(one, four, place(row + 1)),
		],
	}));
}

/** A strip of scraps, along its longer side. */
function strings([x, y, width, height]: Box, cloths: readonly ClothColor[]): Piece[] {
	const random = seeded(`${x} ${y} ${width}`);
	const isAlong = width > height;
	const pieces: Piece[] = [];
	for (let at = 0; at < (isAlong ? width : height); ) {
		const length = Math.min(34 + 52 * random(), (isAlong ? width : height) - at);
		pieces.push(
			rectangle(
				pick(cloths, random),
				isAlong ? [x + at, y, length, height] : [x, y + at, width, length],
			),
		);
		at += length;
	}
	return pieces;
}

function rectangle(color: ClothColor, [x, y, width, height]: Box): Piece {
	return {
		color,
		outline: [
			[x, y],
			[x + width, y],
			[x + width, y + height],
			[x, y + height],
		],
	};
}

/** The pieces as one drawing, cut to the edges. */
function sewn(seed: string, pieces: readonly Piece[]): Drawing {
	const path = handOf(seed);
	const edge = MARGIN + TRIM;
	return {
		viewBox: `${edge} ${edge} ${WIDTH - 2 * TRIM} ${HEIGHT - 2 * TRIM}`,
		shapes: pieces.map(({ color, outline }) => ({ color, path: path(outline) })),
	};
}
