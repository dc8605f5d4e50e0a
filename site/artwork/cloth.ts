import { clothColors, oklchCss } from "../../shared/design/tokens.ts";
import { bend, corners, pathOf, pick, type Random, randomOf } from "../../shared/quilt/quilt.ts";

/** Dyes that go together; pieces that meet take neighbors. */
const PALETTES = [
	["indigo", "cream", "madder", "marigold", "rose"],
	["forest", "marigold", "cream", "clay", "indigo"],
	["plum", "rose", "cream", "woad", "marigold"],
	["madder", "cream", "indigo", "clay", "marigold"],
	["moss", "cream", "forest", "marigold", "plum"],
	["indigo", "woad", "cream", "madder", "clay"],
	["forest", "cream", "plum", "rose", "moss"],
] as const;

/** The sides of a block from which strips are cut: left, top, right and bottom. */
const CUTS = [
	[true, true, true, true],
	[true, true, true, true],
	[true, false, false, false],
	[false, true, false, false],
	[true, true, false, false],
	[false, true, true, false],
] as const;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** In a drawing of 100 units, whose edges a cloth reaches over. */
const WHOLE: Box = [-12, -12, 112, 112];
const PIECES = 4;

/** The address of the cloth that stands for a product or an article, by the path of its page. */
export function clothPath(page: string): string {
	return `${page}/cloth.svg`;
}

/**
 * Pieces a cloth of housetops, bars and half log cabins, cut by hand as the walls are. The same seed always gives the
 * same cloth.
 */
export function clothSvg(seed: string): string {
	const random = randomOf(seed);
	const bent = bend(random);
	const dyes = pick(PALETTES, random);
	const draw = (box: Box, place: number) => {
		const dye = dyes[place % dyes.length] ?? dyes[0];
		return `<path fill="${oklchCss(clothColors.light[dye])}" d="${pathOf(corners(...box).map(bent))}"/>`;
	};
	const blocks = split(WHOLE, "x", random() < 0.5 ? 2 : 3, random).flatMap((column) =>
		split(column, "y", random() < 0.6 ? 2 : 1, random),
	);
	const pieces = blocks.flatMap((block, place) => {
		const first = 2 * place + Math.floor(2 * random());
		return piecesOf(block, random).map((piece, index) => draw(piece, first + index));
	});
	// The first piece lies under all seams.
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="12 12 100 100" preserveAspectRatio="none">${draw(WHOLE, 0)}${pieces.join("")}</svg>`;
}

/** Splits a box beside or below each other into uneven parts. */
function split(
	[left, top, right, bottom]: Box,
	along: "x" | "y",
	count: number,
	random: Random,
): Box[] {
	const share = (index: number) =>
		index % count === 0 ? index / count : (index + (random() - 0.5) / 2) / count;
	const seams = Array.from({ length: count + 1 }, (_, index) => share(index));
	return seams.slice(1).map((end, index): Box => {
		const start = seams[index] ?? 0;
		const [x, y] = [right - left, bottom - top];
		return along === "x"
			? [left + x * start, top, left + x * end, bottom]
			: [left, top + y * start, right, top + y * end];
	});
}

/** The pieces of a block, each over what the strips before have left of it. */
function piecesOf(block: Box, random: Random): Box[] {
	const [fromLeft, fromTop, fromRight, fromBottom] = pick(CUTS, random);
	const strip = (size: number, isCut: boolean, isCutOpposite: boolean) =>
		isCut ? (size / PIECES / (isCutOpposite ? 2 : 1)) * (0.7 + 0.6 * random()) : 0;
	const [width, height] = [block[2] - block[0], block[3] - block[1]];
	const pieces = [block];
	for (let [left, top, right, bottom] = block; pieces.length < PIECES; ) {
		left += strip(width, fromLeft, fromRight);
		top += strip(height, fromTop, fromBottom);
		right -= strip(width, fromRight, fromLeft);
		bottom -= strip(height, fromBottom, fromTop);
		pieces.push([left, top, right, bottom]);
	}
	return pieces;
}
