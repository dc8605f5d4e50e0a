import clsx from "clsx";
import { ROLE_KEYS, type RoleKey } from "../../shared/quiz/keys.ts";
import { wheelSegments } from "../quilt/wheel-star.ts";

interface RoleWheelProps {
	/** The role that stands out. */
	lifted?: RoleKey;
	className?: string;
}

/** The wheel of the ten roles, each in its dye. Decorative. */
export function RoleWheel({ lifted, className }: RoleWheelProps) {
	const segments = wheelSegments();
	return (
		<svg
			className={clsx("cloth role-wheel", className)}
			viewBox="-54 -54 108 108"
			aria-hidden="true"
		>
			{ROLE_KEYS.map((role, index) => (
				<g key={role} data-role={role} className={role === lifted ? "lifted" : undefined}>
					<path className="slice" d={segments[index]?.slice} />
					<path className="diamond" d={segments[index]?.diamond} />
					<path d={segments[index]?.core} />
				</g>
			))}
		</svg>
	);
}
