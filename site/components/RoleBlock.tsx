import { type Quilt, type Shape, sewQuilt, signOf } from "../../shared/quilt/quilt.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";

interface RoleBlockProps {
	role: RoleKey;
	className?: string;
}

/** Renders the icon of a role. The icon is decorative, so the role's name must be beside it. */
export function RoleSign({ role, className }: RoleBlockProps) {
	return (
		<svg className={className} viewBox="0 0 24 24" aria-hidden="true">
			<Shapes shapes={signOf(role)} rim={0.2} />
		</svg>
	);
}

/** The quilt block of a role, with sash and binding. It is decorative. */
export function RoleBlock({ role, className }: RoleBlockProps) {
	const quilt = sewQuilt([role], 1);
	return (
		<svg className={className} viewBox={`0 0 ${quilt.width} ${quilt.height}`} aria-hidden="true">
			<Shapes shapes={shapesOf(quilt)} rim={0.5} />
		</svg>
	);
}

/** Returns a quilt's shapes in painting order. */
export function shapesOf({ binding, sash, patches }: Quilt): Shape[] {
	return [binding, sash, ...patches.flatMap(({ shapes }) => shapes)];
}

/** @param rim - stroke width in the drawing's units; the strokes close the hairlines between adjacent shapes */
export function Shapes({ shapes, rim }: { shapes: readonly Shape[]; rim: number }) {
	return (
		<g strokeWidth={rim} strokeLinejoin="round">
			{shapes.map(({ color, path }) => (
				<path key={path} fill={color} stroke={color} d={path} />
			))}
		</g>
	);
}
