import { type Quilt, type Shape, sewQuilt, signOf } from "../../shared/quilt/quilt.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";

interface RoleBlockProps {
	role: RoleKey;
	className?: string;
}

/** The block of a role as its sign. The role's name always stands beside it. */
export function RoleSign({ role, className }: RoleBlockProps) {
	return (
		<svg className={className} viewBox="0 0 24 24" aria-hidden="true">
			<Shapes shapes={signOf(role)} rim={0.2} />
		</svg>
	);
}

/** The block of a role sewn by itself, with its sash and binding. Decorative. */
export function RoleBlock({ role, className }: RoleBlockProps) {
	const quilt = sewQuilt([role], 1);
	return (
		<svg className={className} viewBox={`0 0 ${quilt.width} ${quilt.height}`} aria-hidden="true">
			<Shapes shapes={shapesOf(quilt)} rim={0.5} />
		</svg>
	);
}

/** All shapes of a quilt in the order in which they are drawn. */
export function shapesOf({ binding, sash, patches }: Quilt): Shape[] {
	return [binding, sash, ...patches.flatMap(({ shapes }) => shapes)];
}

/** @param rim - in the drawing's units: a rim of a shape's own color closes the seam beside it */
export function Shapes({ shapes, rim }: { shapes: readonly Shape[]; rim: number }) {
	return (
		<g strokeWidth={rim} strokeLinejoin="round">
			{shapes.map(({ color, path }) => (
				<path key={path} fill={color} stroke={color} d={path} />
			))}
		</g>
	);
}
