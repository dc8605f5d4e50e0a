import clsx from "clsx";
import { polar, ringSlice, SEGMENT } from "../../shared/design/wheel.ts";
import { signOf } from "../../shared/quilt/quilt.ts";
import type { Role } from "../../shared/quiz/schema.ts";
import { Shapes } from "./RoleBlock.tsx";

const HUB = 17;
const RIM = 50;
/** Side of a role's block, and how far its middle is from the wheel's. */
const BLOCK = { side: 17, at: 38 };
const NAME_AT = RIM + 4;
const NAME_LINE = 6;

interface RoleWheelProps {
	/** All ten, in the order of the catalogue. */
	roles: readonly Pick<Role, "role" | "name">[];
	/** Writes each role's name beside its segment. */
	withNames?: boolean;
	className?: string;
}

/** The wheel of the ten roles, each with its block on a ground of its dye. Decorative: a list beside it names them. */
export function RoleWheel({ roles, withNames = false, className }: RoleWheelProps) {
	const view = withNames ? "-78 -62 156 124" : "-52 -52 104 104";
	return (
		<svg className={clsx("cloth role-wheel", className)} viewBox={view} aria-hidden="true">
			{roles.map(({ role, name }, index) => (
				<g key={role} data-role={role}>
					<path
						className="slice"
						d={ringSlice(HUB, RIM, (index - 0.5) * SEGMENT, (index + 0.5) * SEGMENT)}
					/>
					<g transform={placeOf(index)}>
						<Shapes shapes={signOf(role)} rim={0.2} />
					</g>
					{withNames && <Name name={name} angle={index * SEGMENT} />}
				</g>
			))}
		</svg>
	);
}

/** Upright in the middle of the wheel's first segment, then turned with its own. */
function placeOf(index: number): string {
	const { side, at } = BLOCK;
	return `rotate(${index * 36}) translate(${-side / 2} ${-at - side / 2}) scale(${side / 24})`;
}

/** A name outside the rim; each of its words on a line. */
function Name({ name, angle }: { name: string; angle: number }) {
	const [x, y] = polar(NAME_AT, angle);
	const words = name.split(" ");
	const across = Math.sin(angle);
	const side = across > 0 ? "start" : "end";
	const anchor = Math.abs(across) < 0.2 ? "middle" : side;
	// Above the wheel the last line stands on it, below it the first one hangs from it.
	const top = y + NAME_LINE * (0.35 - ((words.length - 1) / 2) * (1 + Math.cos(angle)));
	return words.map((word, line) => (
		<text key={word} x={x} y={top + line * NAME_LINE} textAnchor={anchor}>
			{word}
		</text>
	));
}
