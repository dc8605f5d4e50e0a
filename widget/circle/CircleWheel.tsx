import type { Group, RoleShare } from "../../shared/circle/group.ts";
import type { CircleWords } from "../../shared/circle/messages.ts";
import type { Person } from "../../shared/circle/person.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import { RoleSign } from "../common/RoleSign.tsx";
import { Wheel } from "../common/Wheel.tsx";
import { type Member, nameOf } from "./state.ts";

/** The maximum length of a name beside the wheel; longer names are truncated. */
const MAX_LETTERS = 16;
const MAX_LINES = 4;
/** The minimum number of steps in a wedge: with only one step, a single person would fill the whole wedge. */
const LEAST_STEPS = 2;
/** A second role counts as a quarter of a first role, just as it covers a quarter of a person's patch. */
const SECOND = 0.25;

export interface GroupProps {
	words: CircleWords;
	group: Group;
	members: readonly Member[];
}

/** The wheel with the people's names. Decorative: `RoleList` has the same content as text. */
export function CircleWheel({ words, group: { shares }, members }: GroupProps) {
	const counts = shares.map(({ first, second }) => first + second * SECOND);
	const steps = Math.max(LEAST_STEPS, Math.ceil(Math.max(...counts)));
	const parts = new Map(shares.map(({ role }, index) => [role, (counts[index] ?? 0) / steps]));
	return (
		<Wheel
			dyed={(role) => parts.get(role) ?? 0}
			steps={steps}
			labels={shares.map(({ role, first, second }) => ({
				name: words.names[role],
				notes: inLines(namesIn(words, role, members, shortName)),
				isMarked: first + second > 0,
			}))}
		/>
	);
}

function inLines(names: readonly string[]): string[] {
	const share = Math.ceil(names.length / MAX_LINES);
	const lines = [...names.keys()].filter((index) => index % share === 0);
	return lines.map((from) => names.slice(from, from + share).join(", "));
}

/** Returns the names of the people with a role: those with it as their first role, then as their second role. */
function namesIn(
	words: CircleWords,
	role: RoleKey,
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
	return letters.length > MAX_LETTERS
		? `${letters.slice(0, MAX_LETTERS - 1).join("")}…`
		: letters.join("");
}

interface RoleListProps extends GroupProps {
	/** Whether to show counts instead of names. */
	counts?: boolean;
}

/** The wheel as text: for screen readers, for phones (whose wheel has no names) and for the facilitator's sheet. */
export function RoleList({ words, group, members, counts = false }: RoleListProps) {
	const { names, wheel: text } = words;
	const listOf = ({ role, first, second }: RoleShare) =>
		counts
			? [first, ...(second ? [fill(text.also, { name: second })] : [])]
			: namesIn(words, role, members, nameOf);
	return (
		<ul role="list" className="wheel-text" aria-label={text.caption}>
			{group.shares.map((share) => (
				<li key={share.role}>
					<RoleSign role={share.role} />
					<p>
						<b>{names[share.role]}</b> {listOf(share).join(", ") || text.nobody}
					</p>
				</li>
			))}
		</ul>
	);
}
