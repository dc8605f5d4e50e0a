import { pillarOf, roleOf } from "../../shared/quiz/catalogue.ts";
import type { PillarKey, RoleKey } from "../../shared/quiz/keys.ts";
import { results as text } from "../../shared/quiz/messages.ts";
import { RoleIcon } from "../RoleIcon.tsx";
import { StageHeading } from "../StageHeading.tsx";
import type { ShownResult } from "../state/state.ts";
import type { ViewProps } from "../view-props.ts";

interface PortraitProps extends ViewProps {
	result: ShownResult;
	/** What stands before the role's name. */
	label: string;
}

/** The primary role and, after a tie, the secondary one. */
export function Portrait({ quiz, label, result: { primary, secondary } }: PortraitProps) {
	const { name, tagline } = roleOf(primary);
	return (
		<header className="portrait" data-role={primary}>
			<StageHeading quiz={quiz}>
				<span className="eyebrow">{label}</span> <span>{name}</span>
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

interface RoleTextProps {
	role: RoleKey;
	/** Of each text's heading: one below that of the part they stand in. */
	heading: "h3" | "h4" | "h5";
}

/** Gift, challenge, community contribution and invitation; on the results and in the Role Pack. */
export function FourBlocks({ role, heading: Heading }: RoleTextProps) {
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
					<Heading>{title}</Heading>
					<p>{words}</p>
				</section>
			))}
		</div>
	);
}

/** Each habit with what it looks like on an ordinary day, and the way out of it. */
export function Habits({ pillars }: { pillars: readonly PillarKey[] }) {
	return (
		<dl className="habits">
			{pillars.map(pillarOf).map(({ key, label, sign, instead }) => (
				<div key={key}>
					<dt>{label}</dt>
					<dd>{sign}</dd>
					<dd>
						<b>{text.instead}:</b> {instead}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** Three acts each for self, home and work, each with a box to tick, which nothing keeps. */
export function PraxisLists({ role, heading: Heading }: RoleTextProps) {
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
					<Heading>{place}</Heading>
					<ul role="list">
						{acts.map((act) => (
							<li key={act}>
								<label>
									<input type="checkbox" />
									<span>{act}</span>
								</label>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
