import { hex, hexOfCss } from "../../../shared/design/hex.ts";
import { clothColors, roleDyes } from "../../../shared/design/tokens.ts";
import { sewQuilt } from "../../../shared/quilt/quilt.ts";
import { shapesOf } from "../../components/RoleBlock.tsx";
import { CARD, type PageQuilt } from "./card.ts";

const QUILT = { top: 44, height: 380 };
const LINE = {
	position: "absolute",
	left: 0,
	width: CARD.width,
	display: "flex",
	justifyContent: "center",
} as const;
const CREAM = hex(clothColors.light.cream);

/** The dye behind a role, as on the role's page; indigo behind several. */
function groundOf({ roles: [role, ...others] }: PageQuilt): string {
	return hex(others.length ? [0.32, 0.085, 271] : [0.38, 0.085, roleDyes[role].hue]);
}

/**
 * The words of a share image that shows a quilt, for satori. Everything stands in the middle, because messengers cut a
 * square out of it.
 */
export function quiltCardElement(siteName: string, quilt: PageQuilt) {
	return (
		<div
			style={{
				width: CARD.width,
				height: CARD.height,
				display: "flex",
				position: "relative",
				backgroundColor: groundOf(quilt),
				color: CREAM,
				fontFamily: "fraunces-title",
			}}
		>
			<div style={{ ...LINE, top: 442, fontSize: quilt.title.length > 16 ? 62 : 80 }}>
				{quilt.title}
			</div>
			<div style={{ ...LINE, top: 554, fontFamily: "atkinson-label", fontSize: 30 }}>
				{siteName}
			</div>
		</div>
	);
}

/** The quilt of such a share image, as SVG. */
export function quiltCardCloth({ roles, columns }: PageQuilt): string {
	const quilt = sewQuilt(roles, columns);
	const width = (QUILT.height * quilt.width) / quilt.height;
	const paths = shapesOf(quilt).map(({ color, path }) => {
		const plain = hexOfCss(color);
		return `<path fill="${plain}" stroke="${plain}" d="${path}"/>`;
	});
	return `<svg x="${(CARD.width - width) / 2}" y="${QUILT.top}" width="${width}" height="${QUILT.height}" viewBox="0 0 ${quilt.width} ${quilt.height}" stroke-width=".5">${paths.join("")}</svg>`;
}
