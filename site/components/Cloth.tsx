import clsx from "clsx";

const depth = (step: number) => `oklch(from var(--tone) calc(l + ${step}) calc(c * 0.95) h)`;

const LINEN = "var(--linen-deep)";
const ACROSS = "var(--across)";

/** The strips beside the text, with which every pattern begins: a color, and a shape cut by hand. */
const EDGE = [
	[depth(-0.04), "M118 0 96 420 132 900 98 1400H1000V0Z"],
	[depth(0.05), "M168 0 182 300 156 720 186 1400H1000V0Z"],
] as const;

/** Strips around a corner. */
const HOUSETOP = [
	[LINEN, "M236 96 1000 40V1330L214 1290 240 700Z"],
	[depth(-0.1), "M318 196 1000 152V1236L330 1190 296 640Z"],
	[ACROSS, "M392 290 1000 262V1120L372 1090 404 560Z"],
	[depth(0.02), "M470 392 1000 350V1020L486 984Z"],
	[depth(-0.04), "M560 500 1000 470V900L544 880Z"],
] as const;

/** Bricks, whose ends are stairs. */
const BRICKLAYER = [
	[depth(-0.1), "M232 0 246 640 222 1400H1000V0Z"],
	[depth(0.08), "M232 0 238 130 1000 106V0ZM226 1288 1000 1260V1400H222Z"],
	[depth(-0.04), "M352 124 360 1286 1000 1262V104Z"],
	[LINEN, "M352 121 356 270 1000 252V101ZM358 1138 1000 1126V1265L360 1289Z"],
	[depth(-0.12), "M470 265 462 1137 1000 1128V250Z"],
	[ACROSS, "M470 262 474 406 1000 382V247ZM466 998 1000 982V1131L462 1140Z"],
	[depth(0.03), "M588 399 580 997 1000 984V380Z"],
	[depth(-0.06), "M588 396 592 550 1000 532V377ZM584 844 1000 836V987L580 1000Z"],
	[depth(-0.12), "M706 543 700 844 1000 838V530Z"],
	[LINEN, "M706 540 702 690 1000 680V527Z"],
] as const;

/** Bars from edge to edge, some of two pieces. */
const BARS = [
	[LINEN, "M214 0 262 520 206 1400H1000V0Z"],
	[depth(-0.1), "M306 0 288 610 326 1400H1000V0Z"],
	[ACROSS, "M452 0 500 700 446 1400H1000V0Z"],
	[depth(0.05), "M446 1400 504 340 1000 300V1400Z"],
	[LINEN, "M664 0 622 480 676 1400H1000V0Z"],
	[depth(0), "M700 0 724 560 696 1400H1000V0Z"],
	[depth(-0.1), "M700 260 720 560 700 960 1000 990V240Z"],
	[ACROSS, "M884 0 846 640 896 1400H1000V0Z"],
] as const;

const PATTERNS = [HOUSETOP, BARS, BRICKLAYER];

/** The parts of a pattern that are seen, so that equal patterns differ. */
const CUTS = ["0 0 1000 560", "0 840 1000 560", "110 90 800 448"];

interface ClothProps {
	/** A number that neighbors don't share, which decides the pattern and its cut. */
	cut: number;
	/** Whether an odd cut is mirrored, as in lists, which have more neighbors than the menu. */
	isMirrored?: boolean;
	/** Whether it edges a head: in bars, as it is low, and without linen, as paper lies below it. */
	isEdging?: boolean;
	/** Classes that set the size. */
	className: string;
}

/**
 * One of three patterns of quilts that runs off its frame, in depths of the dye around it, linen and one dye across the
 * color wheel.
 */
export function Cloth({ cut, isMirrored, isEdging = false, className }: ClothProps) {
	const pieces = (!isEdging && PATTERNS[cut % PATTERNS.length]) || BARS;
	return (
		<svg
			className={clsx(
				"wall print:hidden forced-colors:hidden",
				isMirrored && cut % 2 === 1 && "[scale:-1_1]",
				className,
			)}
			viewBox={CUTS[Math.floor(cut / PATTERNS.length) % CUTS.length]}
			preserveAspectRatio="xMinYMid slice"
			aria-hidden="true"
		>
			{[...EDGE, ...pieces].map(([fill, d]) => (
				<path key={d} fill={isEdging && fill === LINEN ? depth(0.16) : fill} d={d} />
			))}
		</svg>
	);
}
