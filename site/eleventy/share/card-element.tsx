import { hex } from "../../../shared/design/hex.ts";
import { interfaceColors } from "../../../shared/design/tokens.ts";
import { wallSvg } from "../../quilt/walls.ts";
import { CARD, cardFrame, type ShareCard } from "./card.ts";
import { quiltCardCloth, quiltCardElement } from "./quilt-card.tsx";

const MARGIN = 64;
/** How high the cloth is, along the lower edge. */
const CLOTH = 236;
const LABEL = 52;
/** The room of the title, between the site's name and the cloth. */
const TITLE = { width: CARD.width - 2 * MARGIN, top: MARGIN + LABEL, height: 250 };
const { ink, paper, action } = interfaceColors.light;

/**
 * The words of a share image on paper, for satori. It holds no components, so that its JSON is everything that decides
 * how they look.
 */
export function cardElement({ title, label, siteName, quilt }: ShareCard) {
	if (quilt) return quiltCardElement(siteName, quilt);
	return (
		<div style={cardFrame(hex(paper), hex(ink))}>
			<div
				style={{
					position: "absolute",
					left: MARGIN,
					top: MARGIN - 12,
					fontFamily: "atkinson-label",
					fontSize: 30,
					color: hex(action),
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
					fontSize: titleSize(title),
					lineHeight: 1.08,
					textWrap: "balance",
				}}
			>
				{title}
			</div>
		</div>
	);
}

/** A size in which the longest word fits the width, and the whole title the room. */
function titleSize(title: string): number {
	const longest = Math.max(...title.split(/[ -]/).map((word) => word.length));
	const byWidth = TITLE.width / (longest * 0.53);
	const byArea = Math.sqrt((TITLE.width * TITLE.height) / (title.length * 0.75));
	return Math.floor(Math.min(104, byWidth, byArea));
}

/** The cloth of a share image as SVG. */
export function cardCloth({ wall, quilt }: ShareCard): string {
	if (quilt) return quiltCardCloth(quilt);
	const place = `x="0" y="${CARD.height - CLOTH}" width="${CARD.width}" height="${CLOTH}"`;
	return wallSvg(wall).replace("<svg", `<svg ${place} preserveAspectRatio="xMidYMid slice"`);
}
