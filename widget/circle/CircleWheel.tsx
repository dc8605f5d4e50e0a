import type { Group, RoleShare } from "../../shared/circle/group.ts";
import { OPEN_SEGMENT, type Patches, patchesOf } from "../../shared/circle/patches.ts";
import type { Person } from "../../shared/circle/person.ts";
import type { CircleWords } from "../../shared/circle/words.ts";
import { formFor } from "../../shared/language.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { RoleSign, SignAreas } from "../quilt/RoleSign.tsx";
import { LABEL_AT, Label, RIM, RIM_PATH, SEGMENT } from "../wheel/parts.tsx";
import { type Member, nameOf } from "./state.ts";

/** A name beside the wheel has no room for more letters. */
const NAME_ROOM = 14;

interface WheelProps {
	words: CircleWords;
	group: Group;
	members: readonly Member[];
	/**
	 * The most names beside a segment; where there are more, numbers take their place on the whole wheel. With 0 there are
	 * neither.
	 */
	mostNames: number;
	/** As it is, the labels reach beyond the drawing. */
	viewBox?: string;
}

/** Everyone's roles on one wheel. Drawn for the eye; CircleTable says the same to a screen reader. */
export function CircleWheel({
	words,
	group,
	members,
	mostNames,
	viewBox = "-250 -250 500 500",
}: WheelProps) {
	const patches = patchesOf(group.shares);
	const hasNames = fitsNames(group, mostNames);
	const notesOn = (share: RoleShare) => {
		if (mostNames === 0) return [];
		return hasNames ? peopleIn(words, share.role, members, shortName) : countsIn(words, share);
	};
	return (
		<svg part="wheel" className="wheel" viewBox={viewBox} aria-hidden="true">
			{group.shares.map((share, position) => (
				<Segment
					key={share.role}
					share={share}
					patches={patches[position]}
					angle={position * SEGMENT}
					name={words.names[share.role]}
					notes={notesOn(share)}
				/>
			))}
		</svg>
	);
}

/** Whether the names of a group have room beside the wheel. */
export function fitsNames({ shares }: Group, most: number): boolean {
	return shares.every(({ first, second }) => first + second <= most);
}

interface SegmentProps {
	share: RoleShare;
	patches: Patches | undefined;
	angle: number;
	name: string;
	/** Who or how many have it. */
	notes: readonly string[];
}

function Segment({ share: { role, first, second }, patches, angle, name, notes }: SegmentProps) {
	// Drawn at the top and turned into place; what must stand upright is turned back.
	const at = (distance: number) => `translate(0 ${-distance}) rotate(${-angle})`;
	const some = second ? "secondary" : undefined;
	return (
		<g className={first ? "primary" : some} data-role={role} transform={`rotate(${angle})`}>
			<path className="patch open" d={OPEN_SEGMENT} />
			<path className="patch half" d={patches?.half} />
			<path className="patch" d={patches?.whole} />
			<path className="rim" d={RIM_PATH} />
			<g transform={`${at(RIM)} scale(1.4) translate(-12 -12)`}>
				<SignAreas role={role} />
			</g>
			<g className="label" transform={at(LABEL_AT)}>
				<Label name={name} notes={notes} angle={angle} />
			</g>
		</g>
	);
}

/** Everyone who leans to a role: whose first it is, then whose second. */
function peopleIn(
	words: CircleWords,
	role: string,
	members: readonly Member[],
	name: typeof nameOf,
): string[] {
	return [
		...members.filter(({ primary }) => primary === role).map((member) => name(words, member)),
		...members
			.filter(({ secondary }) => secondary === role)
			.map((member) => fill(words.wheel.also, { name: name(words, member) })),
	];
}

function shortName(words: CircleWords, member: Person): string {
	const letters = [...nameOf(words, member)];
	return letters.length > NAME_ROOM
		? `${letters.slice(0, NAME_ROOM - 1).join("")}…`
		: letters.join("");
}

function countsIn({ language, wheel: text }: CircleWords, { first, second }: RoleShare): string[] {
	return [
		...(first ? [fill(text.countFirst, { count: first })] : []),
		...(second ? [fill(formFor(second, text.countSecond, language), { count: second })] : []),
	];
}

/** The same as a table, for screen readers, and for everyone where the wheel has no room for names. */
export function CircleTable({
	words,
	group,
	members,
}: Pick<WheelProps, "words" | "group" | "members">) {
	const { names, wheel: text } = words;
	const list = (role: string) => peopleIn(words, role, members, nameOf).join(", ") || text.nobody;
	return (
		<table className="wheel-text">
			<caption>{text.caption}</caption>
			<thead>
				<tr>
					<th scope="col">{text.role}</th>
					<th scope="col">{text.people}</th>
				</tr>
			</thead>
			<tbody>
				{group.shares.map(({ role, first }) => (
					<tr key={role} className={first > 0 ? "primary" : undefined}>
						<th scope="row">
							<RoleSign role={role} /> {names[role]}
						</th>
						<td>{list(role)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
