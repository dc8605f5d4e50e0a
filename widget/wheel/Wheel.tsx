import { fill } from "../../shared/quiz/fill.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import type { Words } from "../../shared/quiz/words.ts";
import { SignAreas } from "../quilt/RoleSign.tsx";
import type { ShownResult } from "../state/state.ts";
import { LABEL_AT, Label, RIM, RIM_PATH, SEGMENT } from "./parts.tsx";

/** In the wheel's own units. */
const RINGS = [68, 88, 108, 128, 148, 168];

/** Strips across the rim of the secondary role, so that it is told by more than its color. */
const HATCH = [-48, -33, -18, -3, 12, 27, 42].map((x) => `M${x}-184l16-40`).join("");

interface WheelProps {
	words: Words;
	result: ShownResult;
	/** As it is, the labels reach beyond the drawing. */
	viewBox?: string;
}

/**
 * The medicine wheel: ten segments in the order of the catalogue, the visitor's counts as filled rings, in the hub how
 * often they chose the primary role. Drawn for the eye; WheelText says the same in words.
 */
export function Wheel({ words, result, viewBox = "-250 -250 500 500" }: WheelProps) {
	const { primary, roleCounts } = result;
	return (
		<svg part="wheel" className="wheel" viewBox={viewBox} aria-hidden="true">
			{words.roles.map(({ role, name }, position) => (
				<Segment
					key={role}
					role={role}
					name={name}
					notes={notes(words, role, result)}
					angle={position * SEGMENT}
					result={result}
				/>
			))}
			{roleCounts ? (
				<text className="hub" y="12">
					{fill(words.results.count, { count: roleCounts[primary] })}
				</text>
			) : (
				<g transform="scale(3) translate(-12 -12)">
					<SignAreas role={primary} />
				</g>
			)}
		</svg>
	);
}

interface SegmentProps {
	role: RoleKey;
	name: string;
	/** What stands below its name. */
	notes: readonly string[];
	/** Of the segment's middle, in degrees clockwise from straight up. */
	angle: number;
	result: ShownResult;
}

function Segment({ role, name, notes, angle, result }: SegmentProps) {
	const mark = markOf(role, result);
	const count = result.roleCounts?.[role] ?? 0;
	// Drawn at the top and turned into place; what must stand upright is turned back.
	const at = (distance: number) => `translate(0 ${-distance}) rotate(${-angle})`;
	return (
		<g
			className={mark}
			data-role={role}
			transform={`rotate(${angle}) translate(0 ${mark === "primary" ? -13 : 0})`}
		>
			<path className="ring" d={arcs(RINGS.slice(count))} />
			{count > 0 && <path className="ring filled" d={arcs(RINGS.slice(0, count))} />}
			<path className="rim" d={RIM_PATH} />
			{mark === "secondary" && <path className="hatch" d={HATCH} />}
			<g transform={`${at(RIM)} scale(1.4) translate(-12 -12)`}>
				<SignAreas role={role} />
			</g>
			<g transform={at(LABEL_AT)}>
				<Label name={name} notes={notes} angle={angle} />
			</g>
		</g>
	);
}

/** Path data of an arc along each of the rings: 17 degrees to each side of straight up. */
function arcs(radii: readonly number[]): string {
	return radii
		.map((radius) => {
			const across = Math.round(radius * 0.29);
			const up = Math.round(radius * -0.957);
			return `M${-across} ${up}A${radius} ${radius} 0 0 1 ${across} ${up}`;
		})
		.join("");
}

/** The same as text: every role, which is the visitor's, and how often each was chosen where that is known. */
export function WheelText({ words, result }: { words: Words; result: ShownResult }) {
	const { results: text, roles } = words;
	if (!result.roleCounts)
		return (
			<ul role="list" className="wheel-text">
				{roles.map(({ role, name }) => (
					<li key={role} className={markOf(role, result)}>
						{[name, ...notes(words, role, result)].join(", ")}
					</li>
				))}
			</ul>
		);
	return (
		<table className="wheel-text" aria-label={text.wheelCaption}>
			<thead>
				<tr>
					<th scope="col">{text.roleColumn}</th>
					<th scope="col">{text.countColumn}</th>
				</tr>
			</thead>
			<tbody>
				{roles.map(({ role, name }) => (
					<tr key={role} className={markOf(role, result)}>
						<th scope="row">{name}</th>
						<td>{notes(words, role, result).join(", ")}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function markOf(
	role: RoleKey,
	{ primary, secondary }: ShownResult,
): "primary" | "secondary" | undefined {
	if (role === primary) return "primary";
	return role === secondary ? "secondary" : undefined;
}

function notes({ results: text }: Words, role: RoleKey, result: ShownResult): string[] {
	const mark = markOf(role, result);
	const count = result.roleCounts?.[role];
	const isKnown = count !== undefined;
	return [
		...(isKnown ? [fill(text.count, { count })] : []),
		...(mark === "primary" ? [isKnown ? text.primary : text.linked] : []),
		...(mark === "secondary" ? [text.secondary] : []),
	];
}
