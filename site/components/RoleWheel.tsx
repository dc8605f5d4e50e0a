import clsx from "clsx";
import { LINE, labelAt } from "../../shared/quilt/wheel.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import type { Role } from "../../shared/quiz/schema.ts";
import type { Assets } from "../data.ts";

interface RoleWheelProps {
	assets: Assets;
	/** All ten roles in the catalogue's order, to label the wedges. */
	names: readonly Pick<Role, "role" | "name">[];
	/** People's names by role, shown below the labels; with them, the wheel has the circle's colors. */
	people?: ReadonlyMap<RoleKey, string>;
	className?: string;
}

/** The wheel of the ten roles. It is decorative: a list beside it names the roles. */
export function RoleWheel({ assets, names, people, className }: RoleWheelProps) {
	return (
		<svg className={clsx("role-wheel", className)} viewBox="-404 -325 808 650" aria-hidden="true">
			<use href={`${people ? assets.icons.circle : assets.icons.wheel}#wheel`} />
			{names.map(({ role, name }, index) => (
				<Name key={role} name={name} note={people?.get(role)} index={index} />
			))}
		</svg>
	);
}

interface NameProps {
	name: string;
	note: string | undefined;
	index: number;
}

function Name({ name, note, index }: NameProps) {
	const words = name.split(" ");
	const lines = note ? [...words, note] : words;
	const { x, y, anchor, first } = labelAt(index, lines.length);
	return (
		<text x={x} y={y} textAnchor={anchor}>
			{lines.map((line, row) => (
				<tspan
					key={line}
					x={x}
					dy={`${row ? LINE : first}em`}
					className={row < words.length ? undefined : "display"}
				>
					{line}
				</tspan>
			))}
		</text>
	);
}
