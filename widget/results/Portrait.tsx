import { pillarLabel, roleOf } from "../../shared/quiz/catalogue.ts";
import type { PillarKey, RoleKey } from "../../shared/quiz/keys.ts";
import { results as text } from "../../shared/quiz/messages.ts";
import type { ViewProps } from "../controller.ts";
import { RoleIcon } from "../RoleIcon.tsx";
import { StageHeading } from "../StageHeading.tsx";
import type { ShownResult } from "../state/state.ts";

/** The primary role and, after a tie, the secondary one. */
export function Portrait({
	quiz,
	result: { primary, secondary },
}: ViewProps & { result: ShownResult }) {
	const { name, tagline } = roleOf(primary);
	return (
		<header className="portrait" data-role={primary}>
			<StageHeading quiz={quiz}>
				<span className="eyebrow">{text.label}</span> <span>{name}</span>
			</StageHeading>
			<p className="tagline">{tagline}</p>
			<RoleIcon role={primary} />
			{secondary && <Secondary role={secondary} />}
		</header>
	);
}

function Secondary({ role }: { role: RoleKey }) {
	const { name, tagline } = roleOf(role);
	return (
		<section className="secondary-role" data-role={role}>
			<p>{text.resonate}</p>
			<RoleIcon role={role} />
			<h3>{name}</h3>
			<p className="tagline">{tagline}</p>
		</section>
	);
}

/** Gift, challenge, community contribution and invitation; on the results and in the Role Pack. */
export function FourBlocks({ role }: { role: RoleKey }) {
	const { gift, challenge, contribution, invitation } = roleOf(role);
	const blocks = [
		[text.gift, gift],
		[text.challenge, challenge],
		[text.contribution, contribution],
		[text.invitation, invitation],
	];
	return (
		<div className="four">
			{blocks.map(([title, words]) => (
				<section key={title}>
					<h3>{title}</h3>
					<p>{words}</p>
				</section>
			))}
		</div>
	);
}

export function PillarChips({ pillars }: { pillars: readonly PillarKey[] }) {
	return (
		<ul className="chips">
			{pillars.map((pillar) => (
				<li key={pillar}>{pillarLabel(pillar)}</li>
			))}
		</ul>
	);
}

/** Three acts each for self, home and work. */
export function PraxisLists({ role }: { role: RoleKey }) {
	const { self, home, work } = roleOf(role).praxis;
	const places = [
		{ place: text.self, acts: self },
		{ place: text.home, acts: home },
		{ place: text.work, acts: work },
	];
	return (
		<div className="praxis">
			{places.map(({ place, acts }) => (
				<section key={place}>
					<h4>{place}</h4>
					<ul>
						{acts.map((act) => (
							<li key={act}>{act}</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
