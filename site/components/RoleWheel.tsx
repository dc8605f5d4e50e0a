import { LINE, labelAt } from "../../shared/quilt/wheel.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import type { SiteData } from "../data.ts";

interface RoleWheelProps {
	data: Pick<SiteData, "assets" | "words">;
	/** People's names by role, shown below the labels; with them, the wheel has the circle's colors. */
	people?: ReadonlyMap<RoleKey, string>;
}

/** The wheel of the ten roles. It is decorative: a list beside it names the roles. */
export function RoleWheel({ data: { assets, words }, people }: RoleWheelProps) {
	return (
		<svg className="role-wheel" viewBox="-404 -325 808 650" aria-hidden="true">
			<use href={`${people ? assets.icons.circle : assets.icons.wheel}#wheel`} />
			{words.roles.map(({ role, name }, index) => (
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
