import { polar, SEGMENT } from "../../../shared/quilt/wheel.ts";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { ROLE_KEYS, type RoleKey } from "../../../shared/quiz/keys.ts";

const RADIUS = 44;
const KNOT = 6;
/** Half the distance between two parallel lines. */
const APART = 0.6;

function meetingsOf(one: RoleKey, other: RoleKey): number {
	return questions.filter(({ options }) =>
		[one, other].every((role) => options.some((option) => option.role === role)),
	).length;
}

/** Returns path data for parallel lines between two roles on the wheel, one line for each shared question. */
function threads(one: number, other: number, count: number): string {
	const [x1, y1] = polar(RADIUS, one * SEGMENT);
	const [x2, y2] = polar(RADIUS, other * SEGMENT);
	const length = Math.hypot(x2 - x1, y2 - y1);
	const [dx, dy] = [(y1 - y2) / length, (x2 - x1) / length];
	return Array.from({ length: count }, (_, index) => {
		const shift = (2 * index - (count - 1)) * APART;
		const at = (x: number, y: number) => `${round(x + dx * shift)} ${round(y + dy * shift)}`;
		return `M${at(x1, y1)}L${at(x2, y2)}`;
	}).join("");
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

/**
 * A dot for each role, and a line between two roles for each question that offers both. It is decorative: the list
 * below has the same content.
 */
export function MeetingsWheel() {
	/** For each role, the lines to the roles after it. */
	const [first, ...others] = ROLE_KEYS.map((one, from) =>
		ROLE_KEYS.map((other, to) => (to > from ? threads(from, to, meetingsOf(one, other)) : "")).join(
			"",
		),
	);
	return (
		<svg
			viewBox="-51 -51 102 102"
			className="mx-auto w-full max-w-136 fill-none"
			aria-hidden="true"
		>
			<path className="stroke-control" strokeWidth="0.28" d={others.join("")} />
			<path className="stroke-role" strokeWidth="0.55" data-role={ROLE_KEYS[0]} d={first} />
			{ROLE_KEYS.map((role, index) => {
				const [x, y] = polar(RADIUS, index * SEGMENT);
				return (
					<g key={role} data-role={role}>
						<circle className="fill-role stroke-deep" strokeWidth="1.5" cx={x} cy={y} r={KNOT} />
						<text
							className="fill-paper font-bold"
							fontSize="6"
							textAnchor="middle"
							x={x}
							y={y + 2.1}
						>
							{index + 1}
						</text>
					</g>
				);
			})}
		</svg>
	);
}
