import { hex } from "../../../shared/design/hex.ts";
import { clothColors, interfaceColors, roleDyes } from "../../../shared/design/tokens.ts";
import { sewQuilt } from "../../../shared/quilt/quilt.ts";
import { wallSvg } from "../../artwork/walls.ts";
import type { PageQuilt } from "../../data.ts";
import { DYE_COLORS, type Dye } from "../../domain/tones.ts";
import type { WallName } from "../../schemas/page-parts.ts";
import { plainShapes } from "../png.ts";

/** The size in pixels that social networks recommend. */
export const CARD = { width: 1200, height: 630 } as const;

/** Returns the style of the outermost element; colors are CSS hex colors. */
function cardFrame(backgroundColor: string, color: string) {
	return {
		...CARD,
		display: "flex",
		position: "relative",
		backgroundColor,
		color,
		fontFamily: "fraunces-title",
	} as const;
}

export interface ShareCard {
	slug: string;
	title: string;
	/** The section of the site, shown above the title. */
	label?: string | undefined;
	/** What the page says in large type, below the title. */
	sentence?: string | undefined;
	siteName: string;
	dye: Dye;
	/** The quilt picture below the words. */
	wall?: WallName | undefined;
	/** A quilt that replaces the title and the quilt picture. */
	quilt?: PageQuilt | undefined;
}

export const MARGIN = 64;
/** The height of the quilt picture along the lower edge. */
export const CLOTH = 300;
const LABEL_HEIGHT = 52;
/** The box of the title, below the site's name. */
export const TITLE = { width: CARD.width - 2 * MARGIN, top: MARGIN + LABEL_HEIGHT };
export const CREAM = hex(clothColors.light.cream);
const INK = hex(interfaceColors.light.ink);
/** The height of the field of cream cloth with the sentence. */
const SENTENCE = 300;
const MARIGOLD = hex(clothColors.light.marigold);

/**
 * Builds the words of a share image for satori. The element contains no components, so that its JSON can be the cache
 * key of the picture.
 */
export function cardElement({ title, label, sentence, siteName, dye, wall, quilt }: ShareCard) {
	if (quilt) return quiltCardElement(siteName, quilt);
	return (
		<div style={cardFrame(hex(DYE_COLORS[dye]), CREAM)}>
			<div
				style={{
					position: "absolute",
					left: MARGIN,
					top: MARGIN - 12,
					fontFamily: "atkinson-label",
					fontSize: 30,
					color: MARIGOLD,
				}}
			>
				{label ? `${siteName}: ${label}` : siteName}
			</div>
			<div
				style={{
					position: "absolute",
					left: MARGIN,
					top: TITLE.top,
					width: TITLE.width,
					height: titleHeight({ wall, sentence }),
					display: "flex",
					alignItems: "center",
					fontSize: titleSize(title, titleHeight({ wall, sentence })),
					lineHeight: 1.08,
					textWrap: "balance",
				}}
			>
				{title}
			</div>
			{sentence && !wall && (
				<div
					style={{
						position: "absolute",
						left: 0,
						bottom: 0,
						width: CARD.width,
						height: SENTENCE,
						paddingLeft: MARGIN,
						display: "flex",
						alignItems: "center",
						backgroundColor: CREAM,
						color: INK,
						fontSize: Math.min(62, titleSize(sentence, 230)),
						lineHeight: 1.16,
					}}
				>
					<div style={{ width: TITLE.width, textWrap: "balance" }}>{sentence}</div>
				</div>
			)}
		</div>
	);
}

/** Returns the height of the title's box, above the quilt picture or the sentence. */
export function titleHeight({ wall, sentence }: Pick<ShareCard, "wall" | "sentence">): number {
	if (wall) return 172;
	return sentence ? CARD.height - SENTENCE - TITLE.top - 24 : 420;
}

/** Estimates the largest font size, up to 190 pixels, at which the title fits into a height. */
export function titleSize(title: string, height: number): number {
	const longest = Math.max(...title.split(/[ -]/).map((word) => word.length));
	const byWidth = TITLE.width / (longest * 0.53);
	const byArea = Math.sqrt((TITLE.width * height) / (title.length * 0.75));
	let size = Math.floor(Math.min(190, byWidth, byArea));
	const lines = () => Math.ceil((title.length * 0.52 * size) / TITLE.width);
	while (lines() * size * 1.08 > height) size--;
	return size;
}

export function cardCloth({ wall, quilt }: ShareCard): string {
	if (quilt) return quiltCardCloth(quilt);
	if (!wall) return "";
	const place = `x="0" y="${CARD.height - CLOTH}" width="${CARD.width}" height="${CLOTH}"`;
	const fit = wall === "home" ? "slice" : "meet";
	return wallSvg(wall).replace("<svg", `<svg ${place} preserveAspectRatio="xMidYMid ${fit}"`);
}

const QUILT = { top: 44, height: 256, topAboveText: 24, heightAboveText: 316 };
/** The length of the strips of blocks at the sides. The strips are longer than the card, so their ends are cut off. */
const STRIP = CARD.height + 60;
/** The side of the centered square that remains when messengers crop the card, less 20 pixels at each edge. */
const SQUARE = CARD.height - 40;
const LINE = {
	position: "absolute",
	left: 0,
	width: CARD.width,
	display: "flex",
	justifyContent: "center",
} as const;
const LABEL = { fontFamily: "atkinson-label", fontSize: 30 } as const;

/** Returns the font size at which "Frontline Responder" fits on one line, or a longer title on two. */
function quiltTitleSize(title: string): number {
	if (title.length > 24) return 84;
	return title.length > 12 ? 64 : 100;
}

/** Returns the background color: the dye of a single role, or indigo for several roles. */
function groundOf({ roles: [role, ...others] }: PageQuilt): string {
	return hex(others.length ? [0.32, 0.085, 271] : [0.38, 0.085, roleDyes[role][2]]);
}

/** Renders a card with a quilt. Everything is centered, because messengers crop the card to a square. */
function quiltCardElement(siteName: string, quilt: PageQuilt) {
	const { title, text } = quilt;
	return (
		<div style={cardFrame(groundOf(quilt), CREAM)}>
			<div
				style={{
					...LINE,
					top: text ? 334 : 336,
					fontSize: quiltTitleSize(title),
					lineHeight: text ? 1.3 : 1.1,
				}}
			>
				<div
					style={{
						width: SQUARE,
						justifyContent: "center",
						textAlign: "center",
						textWrap: "balance",
					}}
				>
					{title}
				</div>
			</div>
			{text && (
				<div
					style={{
						...LINE,
						top: 458,
						fontSize: text.meaning.length > 50 ? 34 : 39,
						lineHeight: 1.15,
					}}
				>
					<div style={{ width: SQUARE, textAlign: "center", textWrap: "balance" }}>
						{text.meaning}
					</div>
				</div>
			)}
			<div style={{ ...LINE, ...LABEL, top: text ? 572 : 554, color: text ? MARIGOLD : CREAM }}>
				{text ? text.question : siteName}
			</div>
		</div>
	);
}

/**
 * Draws the quilt of a card. A single role's block is above its name, between two strips of three blocks; the right
 * strip is upside down.
 */
function quiltCardCloth({ roles, columns, text }: PageQuilt): string {
	const height = text ? QUILT.heightAboveText : QUILT.height;
	const top = text ? QUILT.topAboveText : QUILT.top;
	const middle = cloth(roles, columns, height, top, (width) => (CARD.width - width) / 2);
	if (!text) return middle;
	const strip = cloth(
		[...roles, ...roles, ...roles],
		1,
		STRIP,
		(CARD.height - STRIP) / 2,
		(width) => -width / 8,
	);
	const upsideDown = `<g transform="rotate(180 ${CARD.width / 2} ${CARD.height / 2})">${strip}</g>`;
	return strip + middle + upsideDown;
}

function cloth(
	roles: PageQuilt["roles"],
	columns: number,
	height: number,
	top: number,
	left: (width: number) => number,
): string {
	const quilt = sewQuilt(roles, columns);
	const width = (height * quilt.width) / quilt.height;
	return `<svg x="${left(width)}" y="${top}" width="${width}" height="${height}" viewBox="0 0 ${quilt.width} ${quilt.height}" stroke-width=".5">${plainShapes(quilt)}</svg>`;
}
