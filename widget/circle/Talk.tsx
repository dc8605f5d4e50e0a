import type { Asks, Talk as Words } from "../../shared/circle/talk.ts";
import { Button } from "../Button.tsx";
import { RoleSign } from "../quilt/RoleSign.tsx";
import type { CircleProps } from "./controller.ts";

/** What two or more people have to talk about, once its words are here. */
export function Talk({ circle }: CircleProps) {
	const { group, talk: maker, words } = circle;
	const { notices } = words;
	if (maker === "failed")
		return (
			<section>
				<p className="notice">{notices.notLoaded}</p>
				<Button outlined onClick={() => circle.loadTalk()}>
					{notices.again}
				</Button>
			</section>
		);
	if (!maker) return null;
	const talk = maker.talkOf(words, group);
	return (
		<>
			<Questions {...talk} />
			<Prompts {...talk} />
		</>
	);
}

/** A question for each role that nobody leans to, and for each in which several stand together. */
export function Questions({ missing, together }: Words) {
	return (
		<>
			<AskedRoles {...missing} />
			{together && <AskedRoles {...together} />}
		</>
	);
}

function AskedRoles({ title, lead, questions }: Asks) {
	return (
		<section className="asks">
			<h3>{title}</h3>
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
		</section>
	);
}

/** Three prompts for fifteen minutes. */
export function Prompts({ prompts: { title, lead, turns } }: Words) {
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
