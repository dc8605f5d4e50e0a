import type { Group, RoleShare } from "../../shared/circle/group.ts";
import type { Person } from "../../shared/circle/person.ts";
import type { CircleWords } from "../../shared/circle/words.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import { RoleSign } from "../common/RoleSign.tsx";
import { Wheel } from "../common/Wheel.tsx";
import { type Member, nameOf } from "./state.ts";

/** A name beside the wheel has no room for more letters. */
const NAME_ROOM = 16;
/** More people than these in a role share lines. */
const NAME_LINES = 4;
/** The fewest steps from a wedge's hub to its rim, so that one person doesn't fill it. */
const LEAST_STEPS = 2;
/** What someone with a second role counts there, as on their patch. */
const SECOND = 0.25;

interface CircleWheelProps {
	words: CircleWords;
	group: Group;
	members: readonly Member[];
}

/** Who has which role, by name. Drawn for the eye; RoleList says the same. */
export function CircleWheel({ words, group: { shares }, members }: CircleWheelProps) {
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

/** The names of a role in at most four lines. */
function inLines(names: readonly string[]): string[] {
	const share = Math.ceil(names.length / NAME_LINES);
	const lines = [...names.keys()].filter((index) => index % share === 0);
	return lines.map((from) => names.slice(from, from + share).join(", "));
}

/** Everyone with a role: those whose first it is, then those whose second. */
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
	return letters.length > NAME_ROOM
		? `${letters.slice(0, NAME_ROOM - 1).join("")}…`
		: letters.join("");
}

interface RoleListProps extends CircleWheelProps {
	/** Tells how many there are, where names would be too many. */
	counts?: boolean;
}

/** The same in words: for screen readers, for phones, whose wheel has no names, and for the facilitator. */
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
