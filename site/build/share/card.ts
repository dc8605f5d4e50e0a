import { clothColors, interfaceColors } from "../../../shared/design/tokens.ts";
import { type BlockChoice, quiltBlock } from "../../quilt/block.ts";
import { type Drawing, drawBlock } from "../../quilt/drawing.ts";
import { geeseStrip } from "../../quilt/strip.ts";
import { wheelStar } from "../../quilt/wheel-star.ts";
import { hex } from "../hex.ts";
import type { ShareFonts } from "./fonts.ts";
import { breakLines, isTooWide, textPath } from "./text.ts";

/** Pixels of a share image, as networks ask for it. */
export const CARD = { width: 1200, height: 630 } as const;

/** The quilt block that stands for a page: of its own slug, or as its head fixes it. */
export interface PageBlock extends BlockChoice {
	slug: string;
}

/** What a share image says. */
export interface ShareCard {
	title: string;
	/** Where the page belongs: stands above the title. */
	label?: string | undefined;
	siteName: string;
	block: PageBlock;
}

const MARGIN = 64;
const BLOCK = 440;
const STRIP = 46;
/** Enough to reach from edge to edge. */
const GEESE = 56;
/** Where the title has its room. */
const WORDS = { width: CARD.width - BLOCK - 3 * MARGIN, bottom: 450 };
const TITLE_SIZES = [92, 80, 70, 61, 53, 46];
const SMALLEST_TITLE = 40;
/** Parts of an em. */
const LEADING = 1.08;
const CAP_HEIGHT = 0.72;
const INK = hex(interfaceColors.light.ink);
const PAPER = hex(interfaceColors.light.paper);
const ACTION = hex(interfaceColors.light.action);

/** A share image as SVG: the page's title and its quilt block on paper, above a strip of cloth. */
export function drawCard(fonts: ShareFonts, { title, label, siteName, block }: ShareCard): string {
	const { width, height } = CARD;
	const blockTop = (height - STRIP - BLOCK) / 2;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
		`<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
		cloth(drawBlock(quiltBlock(block.slug, block)), {
			x: width - MARGIN - BLOCK,
			y: blockTop,
			height: BLOCK,
		}),
		label ? textPath(fonts.text, label, { x: MARGIN, y: 98, size: 30, color: ACTION }) : "",
		titlePaths(fonts, title, label ? 136 : MARGIN + 8),
		cloth(wheelStar(), { x: MARGIN, y: 488, height: 56 }),
		textPath(fonts.display, siteName, { x: MARGIN + 74, y: 528, size: 36, color: INK }),
		cloth(geeseStrip("share", GEESE), { x: 0, y: height - STRIP, height: STRIP }),
		"</svg>",
	].join("");
}

/** The title in the largest size in which it fits. */
function titlePaths({ display, measure }: ShareFonts, title: string, top: number): string {
	const room = WORDS.bottom - top;
	const inSize = (size: number) => {
		const width = WORDS.width / size;
		const lines = breakLines(measure, title, width);
		const fits = lines.length * size * LEADING <= room && !isTooWide(measure, lines, width);
		return { size, lines, fits };
	};
	const tried = TITLE_SIZES.map(inSize);
	const { size, lines } = tried.find(({ fits }) => fits) ?? inSize(SMALLEST_TITLE);
	return lines
		.map((line, index) => {
			const y = top + size * (CAP_HEIGHT + index * LEADING);
			return textPath(display, line, { x: MARGIN, y, size, color: INK });
		})
		.join("");
}

interface Place {
	x: number;
	y: number;
	/** The drawing's own height is brought to this. */
	height: number;
}

/** A drawing in plain colors. A rim of its own color, about a pixel, closes the seams of a shape. */
function cloth({ viewBox, shapes }: Drawing, { x, y, height }: Place): string {
	const [left = 0, top = 0, , ownHeight = 1] = viewBox.split(" ").map(Number);
	const scale = height / ownHeight;
	const paths = shapes.map(({ color, path }) => {
		const plain = hex(clothColors.light[color]);
		return `<path fill="${plain}" stroke="${plain}" d="${path}"/>`;
	});
	return `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-left} ${-top})" stroke-width="${1 / scale}">${paths.join("")}</g>`;
}
