import { hex, hexOfCss } from "../../../shared/design/hex.ts";
import { clothColors, roleDyes } from "../../../shared/design/tokens.ts";
import { sewQuilt } from "../../../shared/quilt/quilt.ts";
import { shapesOf } from "../../components/RoleBlock.tsx";
import { CARD, cardFrame, type PageQuilt } from "./card.ts";

const QUILT = { top: 44, height: 256, topAboveText: 24, heightAboveText: 316 };
/** The height of the strips at the sides: their upper and lower edges lie outside of the card. */
const STRIP = CARD.height + 60;
/** Messengers cut a square out of the middle. */
const SQUARE = CARD.height - 40;
const LINE = {
	position: "absolute",
	left: 0,
	width: CARD.width,
	display: "flex",
	justifyContent: "center",
} as const;
const LABEL = { fontFamily: "atkinson-label", fontSize: 30 } as const;
const MARIGOLD = hex(clothColors.light.marigold);
const CREAM = hex(clothColors.light.cream);

/** As large as it fits the square: the longest name is "Frontline Responder", and a question takes two lines. */
function titleSize(title: string): number {
	if (title.length > 24) return 84;
	return title.length > 16 ? 64 : 100;
}

/** The dye behind a role, as on the role's page; indigo behind several. */
function groundOf({ roles: [role, ...others] }: PageQuilt): string {
	return hex(others.length ? [0.32, 0.085, 271] : [0.38, 0.085, roleDyes[role].hue]);
}

/**
 * The words of a share image that shows a quilt, for satori. Everything stands in the middle, because messengers cut a
 * square out of it.
 */
export function quiltCardElement(siteName: string, quilt: PageQuilt) {
	const { title, text } = quilt;
	return (
		<div style={cardFrame(groundOf(quilt), CREAM)}>
			<div
				style={{
					...LINE,
					top: text ? 334 : 336,
					fontSize: titleSize(title),
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
 * The quilt of such a share image, as SVG. A role has its block above its name, and a strip of three at each side, which
 * runs over the edges of the card; the strip at the right is upside down.
 */
export function quiltCardCloth({ roles, columns, text }: PageQuilt): string {
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

/** A quilt at its place on the card. */
function cloth(
	roles: PageQuilt["roles"],
	columns: number,
	height: number,
	top: number,
	left: (width: number) => number,
): string {
	const quilt = sewQuilt(roles, columns);
	const width = (height * quilt.width) / quilt.height;
	const paths = shapesOf(quilt).map(({ color, path }) => {
		const plain = hexOfCss(color);
		return `<path fill="${plain}" stroke="${plain}" d="${path}"/>`;
	});
	return `<svg x="${left(width)}" y="${top}" width="${width}" height="${height}" viewBox="0 0 ${quilt.width} ${quilt.height}" stroke-width=".5">${paths.join("")}</svg>`;
}
