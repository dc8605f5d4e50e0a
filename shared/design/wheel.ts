/** The angle of one of the ten segments of the medicine wheel, in radians (docs/product.md 3.6). */
export const SEGMENT = (2 * Math.PI) / 10;

/** A point at a distance from the center, at an angle that runs clockwise from straight up. In user units and radians. */
export function polar(radius: number, angle: number): [x: number, y: number] {
	return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

/** Path data of a ring's slice between two radii and two angles. */
export function ringSlice(inner: number, outer: number, from: number, to: number): string {
	const at = (radius: number, angle: number) => polar(radius, angle).join(" ");
	return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
