import { polar, ringSlice, SEGMENT } from "../../shared/design/wheel.ts";
import type { Drawing } from "./drawing.ts";

/** With room for the seam's line around the rim. */
const SIZE = 103;
const HUB = 12;
const RIM = 50;

/** One of the ten segments of the wheel and the diamonds pieced into it, as path data. */
interface Segment {
	slice: string;
	diamond: string;
	/** A smaller diamond inside the other one. */
	core: string;
}

interface DiamondShape {
	/** Distances from the center of the wheel. */
	from: number;
	to: number;
	/** Half its breadth, in radians. */
	spread: number;
}

/** The ten segments clockwise from the top, in a square around the origin. */
function wheelSegments(): Segment[] {
	return Array.from({ length: 10 }, (_, index) => {
		const angle = index * SEGMENT;
		const half = SEGMENT / 2;
		return {
			slice: ringSlice(HUB, RIM, angle - half, angle + half),
			diamond: diamond(angle, { from: HUB + 3, to: RIM - 3, spread: 0.24 }),
			core: diamond(angle, { from: 23, to: 38, spread: 0.11 }),
		};
	});
}

function diamond(angle: number, { from, to, spread }: DiamondShape): string {
	const waist = (from + to) / 2;
	const points = [
		polar(from, angle),
		polar(waist, angle + spread),
		polar(to, angle),
		polar(waist, angle - spread),
	];
	return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}

/** The logo: the wheel's ten segments pieced like a quilt star. */
export function wheelStar(): Drawing {
	const segments = wheelSegments();
	const every = (rest: number, part: keyof Segment) =>
		segments
			.filter((_, index) => index % 2 === rest)
			.map((segment) => segment[part])
			.join("");
	return {
		viewBox: `${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`,
		shapes: [
			{ color: "madder", path: every(0, "slice") },
			{ color: "forest", path: every(1, "slice") },
			{ color: "marigold", path: every(0, "diamond") },
			{ color: "cream", path: every(1, "diamond") },
		],
	};
}
