import type { Group } from "../../shared/circle/group.ts";
import type { CircleWords } from "../../shared/circle/words.ts";
import { ROLE_KEYS } from "../../shared/quiz/keys.ts";
import { PatchSign, RoleSign } from "../common/RoleSign.tsx";
import { columnsFor } from "./columns.ts";
import { type Member, nameOf, rolesOf } from "./state.ts";

interface CircleClothProps {
	words: CircleWords;
	group: Group;
	members: readonly Member[];
}

/** More people than the wheel has room for: how many have each role, and everyone's patch, sorted by role. */
export function CircleCloth({ words, group, members }: CircleClothProps) {
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
							<b>{nameOf(words, member)}</b>
							<span className="unseen">, {rolesOf(words, member)}</span>
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}

/** In the order of the wheel; those of one role stand together. */
export function byRole(members: readonly Member[]): Member[] {
	return ROLE_KEYS.flatMap((role) => members.filter(({ primary }) => primary === role));
}
