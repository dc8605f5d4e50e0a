import clsx from "clsx";
import { LINE, labelAt, WHEEL_RADIUS } from "../../shared/quilt/wheel.ts";
import type { Role } from "../../shared/quiz/schema.ts";
import type { Assets } from "../eleventy/assets.ts";

interface RoleWheelProps {
	assets: Assets;
	/** All ten, in the order of the catalogue, to write their names beside the wheel. */
	names?: readonly Pick<Role, "role" | "name">[];
	className?: string;
}

/** The wheel of the ten roles, sewn of their blocks. Decorative: a list beside it names them. */
export function RoleWheel({ assets, names = [], className }: RoleWheelProps) {
	const [across, up] = names.length > 0 ? [404, 325] : [WHEEL_RADIUS, WHEEL_RADIUS];
	return (
		<svg
			className={clsx("role-wheel", className)}
			viewBox={`${-across} ${-up} ${2 * across} ${2 * up}`}
			aria-hidden="true"
		>
			<use href={`${assets.icons.wheel}#wheel`} />
			{names.map(({ role, name }, index) => (
				<Name key={role} name={name} index={index} />
			))}
		</svg>
	);
}

/** Each word of a name on a line. */
function Name({ name, index }: { name: string; index: number }) {
	const words = name.split(" ");
	const { x, y, anchor, first } = labelAt(index, words.length);
	return (
		<text x={x} y={y} textAnchor={anchor}>
			{words.map((word, line) => (
				<tspan key={word} x={x} dy={`${line ? LINE : first}em`}>
					{word}
				</tspan>
			))}
		</text>
	);
}
