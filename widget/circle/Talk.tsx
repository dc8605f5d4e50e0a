import names from "virtual:role-names";
import type { Group } from "../../shared/circle/group.ts";
import { messages } from "../../shared/circle/messages.ts";
import { promptsFor } from "../../shared/circle/prompts.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import { RoleIcon } from "../RoleIcon.tsx";

const { missing: open, together, prompts, roles } = messages;

export interface TalkProps {
	group: Group;
}

/** The roles that nobody leans to, each with a question. */
export function Missing({ group: { missing, band } }: TalkProps) {
	return (
		<section className="asks">
			<h3>{open.title}</h3>
			<p className="quiet">{missing.length > 0 ? open.lead[band] : open.none}</p>
			<Questions keys={missing} ask={(role) => roles[role].missing} />
		</section>
	);
}

/** The roles in which several stand together, each with a question. */
export function Together({ group: { gathered, shares } }: TalkProps) {
	if (gathered.length === 0) return null;
	const count = (role: RoleKey) => shares.find((share) => share.role === role)?.first ?? 0;
	return (
		<section className="asks">
			<h3>{together.title}</h3>
			<p className="quiet">{together.lead}</p>
			<Questions
				keys={gathered}
				ask={(role) => fill(roles[role].together, { count: count(role) })}
			/>
		</section>
	);
}

interface QuestionsProps {
	keys: readonly RoleKey[];
	ask: (role: RoleKey) => string;
}

function Questions({ keys, ask }: QuestionsProps) {
	return (
		<ul role="list">
			{keys.map((role) => (
				<li key={role} data-role={role}>
					<RoleIcon role={role} />
					<p>{ask(role)}</p>
				</li>
			))}
		</ul>
	);
}

/** Three prompts for fifteen minutes. */
export function Prompts({ group }: TalkProps) {
	return (
		<section className="prompts">
			<h3>{prompts.title}</h3>
			<p className="quiet">{prompts.lead}</p>
			<ol role="list">
				{promptsFor(group, (role) => names[role]).map((prompt, turn) => (
					<li key={prompt}>
						<h4>{prompts.minutes[turn]}</h4>
						<p>{prompt}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
