import type { Asks, Talk as TalkParts } from "../../shared/circle/talk.ts";
import { RoleSign } from "../common/RoleSign.tsx";

interface QuestionsProps extends TalkParts {
	/** Whether the questions are initially expanded, as on printed sheets. */
	open?: boolean | undefined;
}

/** Questions about roles that nobody has, and about roles that several people share. */
export function Questions({ missing, together, open }: QuestionsProps) {
	return (
		<div className="questions">
			<AskedRoles {...missing} open={open} />
			{together && <AskedRoles {...together} open={open} />}
		</div>
	);
}

function AskedRoles({ title, lead, questions, open }: Asks & Pick<QuestionsProps, "open">) {
	return (
		<details className="asks" open={open}>
			<summary>
				<h3>{title}</h3>
			</summary>
			<p className="quiet">{lead}</p>
			<ul role="list">
				{questions.map(({ role, name, text }) => (
					<li key={role} data-role={role}>
						<RoleSign role={role} />
						<p>
							<b>{name}</b> {text}
						</p>
					</li>
				))}
			</ul>
		</details>
	);
}

/** Three prompts for a conversation of fifteen minutes. */
export function Prompts({ prompts: { title, lead, turns } }: TalkParts) {
	return (
		<section className="prompts">
			<h3 tabIndex={-1}>{title}</h3>
			<p className="quiet">{lead}</p>
			<ol role="list">
				{turns.map((turn) => (
					<li key={turn.title}>
						<h4>{turn.title}</h4>
						<p>{turn.text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
