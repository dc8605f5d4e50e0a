import { ROLE_KEYS } from "../../shared/quiz/keys.ts";
import type { RolePair } from "../../shared/quiz/result.ts";
import { RoleSign } from "../common/RoleSign.tsx";
import type { GroupProps } from "./CircleWheel.tsx";
import { type Member, nameOf, rolesOf } from "./state.ts";

/** Replaces the wheel for large groups: the count of each role, and a patch for each person. */
export function CircleCloth(props: GroupProps) {
	const { words, group } = props;
	return (
		<div>
			<ol role="list" className="counts">
				{group.shares.map(({ role, first }) => (
					<li key={role} data-role={role} className={first ? undefined : "open"}>
						<RoleSign role={role} />
						<b>{first}</b> <span>{words.names[role]}</span>
					</li>
				))}
			</ol>
			<Cloth {...props} />
		</div>
	);
}

/** A patch for each person, sorted by role. */
export function Cloth({ words, members }: GroupProps) {
	return (
		<ul
			role="list"
			className="cloth"
			ref={(list) =>
				list?.style.setProperty("--columns", `${columnsFor(members.length, 10, 9, 8, 7)}`)
			}
		>
			{byRole(members).map((member) => (
				<li key={member.id}>
					<PatchSign {...member} />
					<p>
						<b>{nameOf(words, member)}</b> <span>{rolesOf(words, member)}</span>
					</p>
				</li>
			))}
		</ul>
	);
}

/** A person's patch; a quarter of the patch shows the block of the second role. */
export function PatchSign({ primary, secondary }: RolePair) {
	return (
		<div className="patch">
			<RoleSign role={primary} />
			{secondary && <RoleSign role={secondary} />}
		</div>
	);
}

/** Sorts the members by first role, in the order of the wheel. */
export function byRole(members: readonly Member[]): Member[] {
	return ROLE_KEYS.flatMap((role) => members.filter(({ primary }) => primary === role));
}

/** Picks the number of columns that leaves the fewest free cells in the last row; ties go to the first choice. */
export function columnsFor(people: number, ...choices: readonly number[]): number {
	const freeIn = (columns: number) => freePlaces(people, columns);
	return [...choices].sort((one, other) => freeIn(one) - freeIn(other))[0] ?? 1;
}

/** The number of free cells in the last row. */
export function freePlaces(people: number, columns: number): number {
	return Math.ceil(people / columns) * columns - people;
}
