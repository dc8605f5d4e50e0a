import { LINE, labelAt, sewWheel, WHEEL_BINDING, WHEEL_RADIUS } from "../../shared/quilt/wheel.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import { Area } from "./RoleSign.tsx";

const VIEW_BOX = [-WHEEL_RADIUS, -WHEEL_RADIUS, 2 * WHEEL_RADIUS, 2 * WHEEL_RADIUS].join(" ");

interface WheelLabel {
	readonly name: string;
	readonly notes: readonly string[];
	readonly isMarked: boolean;
}

interface WheelProps {
	/** The dyed fraction of a role's wedge, from 0 to 1. */
	dyed: (role: RoleKey) => number;
	/** The number of steps from the hub to the rim of a wedge. */
	steps: number;
	/** The labels in the order of the roles. */
	labels: readonly WheelLabel[];
}

/** The wheel of the ten roles. Decorative: a text beside it has the same content. Labels overflow the SVG. */
export function Wheel({ dyed, steps, labels }: WheelProps) {
	const { areas, basting, seams } = sewWheel(dyed, steps);
	return (
		<svg part="wheel" className="wheel" viewBox={VIEW_BOX} aria-hidden="true">
			{areas.map((area) => (
				<Area key={area.path} {...area} />
			))}
			<path className="basting" d={basting} />
			<path className="seams" color={WHEEL_BINDING} d={seams} />
			{labels.map((label, index) => (
				<Label key={label.name} {...label} index={index} />
			))}
		</svg>
	);
}

/** A label with one line for each word of the name, then one line for each note. */
function Label({ name, notes, isMarked, index }: WheelLabel & { index: number }) {
	const nameLines = name.split(" ");
	const lines = [...nameLines, ...notes];
	const { x, y, anchor, first } = labelAt(index, lines.length);
	return (
		<text x={x} y={y} className={isMarked ? `${anchor} marked` : anchor}>
			{lines.map((line, row) => (
				<tspan
					// biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name, and lines have no state
					key={row}
					x={x}
					dy={`${row ? LINE : first}em`}
					className={row < nameLines.length ? "name" : undefined}
				>
					{line}
				</tspan>
			))}
		</text>
	);
}
