import clsx from "clsx";

const depth = (step: number) => `oklch(from var(--tone) calc(l + ${step}) calc(c * 0.95) h)`;

/** The strips of a housetop, from the outer to the inner: a color and a shape, cut by hand. */
const STRIPS = [
	[depth(-0.04), "M52 0 20 420 66 900 30 1400H1000V0Z"],
	[depth(0.05), "M128 0 142 300 108 720 150 1400H1000V0Z"],
	["var(--linen)", "M236 96 1000 40V1330L214 1290 240 700Z"],
	[depth(-0.1), "M318 196 1000 152V1236L330 1190 296 640Z"],
	["oklch(from var(--tone) 0.56 0.085 calc(h + 100))", "M392 290 1000 262V1120L372 1090 404 560Z"],
	[depth(0.02), "M470 392 1000 350V1020L486 984Z"],
	[depth(-0.04), "M560 500 1000 470V900L544 880Z"],
] as const;

/** A corner or a side of the housetop, so that neighbors are cut differently. */
const CUTS = ["0 0 1000 560", "0 840 1000 560", "110 90 800 448"];

interface HousetopProps {
	/** A number that neighbors don't share, which decides the cut. */
	cut: number;
	/** Whether an odd cut is mirrored, as in lists, which have more neighbors than the menu. */
	isMirrored?: boolean;
	/** Whether a figure lies on it, so that there are only its two outer strips. */
	isUnder?: boolean;
	/** Classes that set the size. */
	className: string;
}

/** A large housetop that runs off its frame, in depths of the dye around it and one dye across the color wheel. */
export function Housetop({ cut, isMirrored, isUnder = false, className }: HousetopProps) {
	return (
		<svg
			className={clsx(
				"wall print:hidden forced-colors:hidden",
				isMirrored && cut % 2 === 1 && "-scale-x-100",
				className,
			)}
			viewBox={CUTS[cut % CUTS.length]}
			preserveAspectRatio="xMinYMid slice"
			aria-hidden="true"
		>
			{STRIPS.slice(0, isUnder ? 2 : undefined).map(([fill, d], index) => (
				<path key={d} fill={isUnder ? depth(-0.04 - index * 0.035) : fill} d={d} />
			))}
		</svg>
	);
}
