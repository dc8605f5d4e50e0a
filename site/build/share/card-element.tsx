import { hex } from "../../../shared/design/hex.ts";
import { clothColors, interfaceColors } from "../../../shared/design/tokens.ts";
import { quiltBlock } from "../../quilt/block.ts";
import { type Drawing, drawBlock } from "../../quilt/drawing.ts";
import { geeseStrip } from "../../quilt/strip.ts";
import { wheelStar } from "../../quilt/wheel-star.ts";
import { CARD, type ShareCard } from "./card.ts";

const MARGIN = 64;
const BLOCK = 440;
const STRIP = 46;
/** Enough to reach from edge to edge. */
const GEESE = 56;
/** The column left of the block, and its height above the site's name. */
const COLUMN = { width: CARD.width - BLOCK - 3 * MARGIN, height: 390 };
const LABEL = 60;
const { ink, paper, action } = interfaceColors.light;
const STAR = cloth(wheelStar(), 56, { left: MARGIN, top: 488 });
const GEESE_STRIP = cloth(geeseStrip("share", GEESE), STRIP, { left: 0, bottom: 0 });

/**
 * A share image for satori: the page's title and its quilt block on paper, above a strip of cloth.
 * It holds no components, so that its JSON is everything that decides how it looks.
 */
export function cardElement({ title, label, siteName, block }: ShareCard) {
	return (
		<div
			style={{
				...{ width: CARD.width, height: CARD.height, display: "flex", position: "relative" },
				...{ backgroundColor: hex(paper), color: hex(ink), fontFamily: "fraunces-title" },
			}}
		>
			<div
				style={{
					...{ position: "absolute", left: MARGIN, top: MARGIN, width: COLUMN.width },
					...{ display: "flex", flexDirection: "column" },
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
			{cloth(drawBlock(quiltBlock(block.slug, block)), BLOCK, {
				right: MARGIN,
				top: (CARD.height - STRIP - BLOCK) / 2,
			})}
			{STAR}
			<div style={{ position: "absolute", left: MARGIN + 74, top: 494, fontSize: 36 }}>
				{siteName}
			</div>
			{GEESE_STRIP}
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

/** Distances from the card's edges. */
type Place = { left?: number; right?: number; top?: number; bottom?: number };

/** A drawing as a picture. A rim of each shape's own color, about a pixel, closes the seams. */
function cloth({ viewBox, shapes }: Drawing, height: number, place: Place) {
	const [, , ownWidth = 1, ownHeight = 1] = viewBox.split(" ").map(Number);
	const paths = shapes.map(({ color, path }) => {
		const plain = hex(clothColors.light[color]);
		return `<path fill="${plain}" stroke="${plain}" d="${path}"/>`;
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke-width="${ownHeight / height}">${paths.join("")}</svg>`;
	return (
		<img
			alt=""
			src={`data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`}
			style={{ position: "absolute", ...place, width: (height * ownWidth) / ownHeight, height }}
		/>
	);
}
