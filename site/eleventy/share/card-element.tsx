import { hex } from "../../../shared/design/hex.ts";
import { clothColors, interfaceColors } from "../../../shared/design/tokens.ts";
import { quiltBlock } from "../../quilt/block.ts";
import { type Drawing, drawBlock } from "../../quilt/drawing.ts";
import { wheelLogo } from "../../quilt/logo.ts";
import { geeseStrip } from "../../quilt/strip.ts";
import { CARD, cardFrame, type ShareCard } from "./card.ts";
import { quiltCardCloth, quiltCardElement } from "./quilt-card.tsx";

const MARGIN = 64;
const BLOCK = 440;
const STRIP = 46;
/** Enough to reach from edge to edge. */
const GEESE = 56;
/** The column left of the block, and its height above the site's name. */
const COLUMN = { width: CARD.width - BLOCK - 3 * MARGIN, height: 390 };
const LABEL = 60;
const { ink, paper, action } = interfaceColors.light;
const LOGO = cloth(wheelLogo(), 56, { x: MARGIN, y: 488 });
/** A drawing of a page's own stands in the middle, because messengers cut a square out of it. */
const MIDDLE = { drawing: 326, top: 26, width: CARD.height - 20 };
const GEESE_STRIP = cloth(geeseStrip("share", GEESE), STRIP, { x: 0, y: CARD.height - STRIP });

/**
 * The words of a share image on paper, for satori. It holds no components, so that its JSON is everything that decides
 * how they look.
 */
export function cardElement({ title, label, siteName, block }: ShareCard) {
	if ("roles" in block) return quiltCardElement(siteName, block);
	if ("drawing" in block) return middleElement(title, siteName);
	return (
		<div style={cardFrame(hex(paper), hex(ink))}>
			<div
				style={{
					position: "absolute",
					left: MARGIN,
					top: MARGIN,
					width: COLUMN.width,
					display: "flex",
					flexDirection: "column",
				}}
			>
				{label && (
					<div
						style={{
							fontFamily: "atkinson-label",
							fontSize: 30,
							height: LABEL,
							color: hex(action),
						}}
					>
						{label}
					</div>
				)}
				<div
					style={{
						fontSize: titleSize(title, COLUMN.height - (label ? LABEL : 0)),
						lineHeight: 1.08,
						textWrap: "balance",
					}}
				>
					{title}
				</div>
			</div>
			<div style={{ position: "absolute", left: MARGIN + 74, top: 494, fontSize: 36 }}>
				{siteName}
			</div>
		</div>
	);
}

/** The words below a drawing of the page's own. */
function middleElement(title: string, siteName: string) {
	return (
		<div
			style={{
				...cardFrame(hex(paper), hex(ink)),
				flexDirection: "column",
				alignItems: "center",
				paddingTop: MIDDLE.top + MIDDLE.drawing + 12,
			}}
		>
			<div
				style={{
					width: MIDDLE.width,
					justifyContent: "center",
					fontSize: 58,
					lineHeight: 1.1,
					textAlign: "center",
					textWrap: "balance",
				}}
			>
				{title}
			</div>
			<div
				style={{ marginTop: 14, fontFamily: "atkinson-label", fontSize: 30, color: hex(action) }}
			>
				{siteName}
			</div>
		</div>
	);
}

/** A size in which the longest word fits the width, and the whole title the room. */
function titleSize(title: string, height: number): number {
	const longest = Math.max(...title.split(/[ -]/).map((word) => word.length));
	const byWidth = COLUMN.width / (longest * 0.53);
	const byArea = Math.sqrt((COLUMN.width * height) / (title.length * 0.75));
	return Math.floor(Math.min(92, byWidth, byArea));
}

/** The cloth of a share image as SVG: the page's quilt block, the logo beside the site's name, and a strip below. */
export function cardCloth({ block }: ShareCard): string {
	if ("roles" in block) return quiltCardCloth(block);
	if ("drawing" in block) {
		const place = { x: (CARD.width - MIDDLE.drawing) / 2, y: MIDDLE.top };
		return cloth(block.drawing, MIDDLE.drawing, place) + GEESE_STRIP;
	}
	const place = { x: CARD.width - MARGIN - BLOCK, y: (CARD.height - STRIP - BLOCK) / 2 };
	return cloth(drawBlock(quiltBlock(block.slug, block)), BLOCK, place) + LOGO + GEESE_STRIP;
}

/** A drawing within the image. A rim of each shape's own color, about a pixel, closes the seams. */
function cloth({ viewBox, shapes }: Drawing, height: number, { x, y }: { x: number; y: number }) {
	const [, , ownWidth = 1, ownHeight = 1] = viewBox.split(" ").map(Number);
	const paths = shapes.map(({ color, path }) => {
		const plain = hex(clothColors.light[color]);
		return `<path fill="${plain}" stroke="${plain}" d="${path}"/>`;
	});
	return `<svg x="${x}" y="${y}" width="${(height * ownWidth) / ownHeight}" height="${height}" viewBox="${viewBox}" stroke-width="${ownHeight / height}">${paths.join("")}</svg>`;
}
