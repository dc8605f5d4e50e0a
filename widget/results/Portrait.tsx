import type { ReactNode } from "react";
import type { PillarKey, RoleKey } from "../../shared/quiz/keys.ts";
import { rolesOf } from "../../shared/quiz/score.ts";
import { pillarIn, roleIn, type Words } from "../../shared/quiz/words.ts";
import type { ViewProps } from "../controller.ts";
import { Quilt } from "../quilt/Quilt.tsx";
import { RoleSign } from "../quilt/RoleSign.tsx";
import { StageHeading } from "../StageHeading.tsx";
import type { ShownResult } from "../state/state.ts";
import { openEntry, Reading } from "./Reading.tsx";

interface PortraitProps extends ViewProps {
	result: ShownResult;
	/** What stands before the role's name. */
	label: string;
}

/** The visitor's quilt, the primary role and, after a tie, the secondary one. */
export function Portrait({ quiz, label, result }: PortraitProps) {
	const { primary, secondary, roleCounts } = result;
	const { name, tagline } = roleIn(quiz.words, primary);
	return (
		<header className="portrait band" data-role={primary}>
			{roleCounts ? (
				<Sewn quiz={quiz} />
			) : (
				<Quilt roles={[primary]} columns={1} look="dyed" className="block" />
			)}
			<div className="appears">
				<StageHeading quiz={quiz}>
					<span className="eyebrow">{label}</span> <span>{name}</span>
				</StageHeading>
				<p className="tagline">{tagline}</p>
				{secondary && <Secondary words={quiz.words} role={secondary} />}
			</div>
			{roleCounts && <Reading quiz={quiz} />}
		</header>
	);
}

/** The quilt of the visitor's answers. Right after they were sent, it takes its dyes patch by patch. */
function Sewn({ quiz: { state } }: ViewProps) {
	const roles = rolesOf(state.answers);
	const look = state.delivery ? "fresh" : "dyed";
	return (
		<>
			<Quilt roles={roles} columns={3} look={look} className="narrow" onAsk={openEntry} />
			<Quilt roles={roles} columns={5} look={look} className="wide" onAsk={openEntry} />
		</>
	);
}

function Secondary({ words, role }: { words: Words; role: RoleKey }) {
	const { name, tagline } = roleIn(words, role);
	return (
		<section className="secondary-role">
			<p>{words.results.resonate}</p>
			<RoleSign role={role} />
			<h3>{name}</h3>
			<p className="tagline">{tagline}</p>
		</section>
	);
}

interface RoleTextProps {
	words: Words;
	role: RoleKey;
	/** One part under its heading. */
	part: (title: string, content: ReactNode, index: number) => ReactNode;
}

/** Gift, challenge, community contribution and invitation; on the results and in the Role Pack. */
export function FourBlocks({ words, role, part }: RoleTextProps) {
	const { results: text } = words;
	const { gift, challenge, contribution, invitation } = roleIn(words, role);
	return (
		<div className="four">
			{part(text.gift, <p>{gift}</p>, 0)}
			{part(text.challenge, <p>{challenge}</p>, 1)}
			{part(text.contribution, <p>{contribution}</p>, 2)}
			{part(text.invitation, <p>{invitation}</p>, 3)}
		</div>
	);
}

/** Each habit with what it looks like on an ordinary day, and the way out of it. */
export function Habits({ words, pillars }: { words: Words; pillars: readonly PillarKey[] }) {
	const habits = pillars.map((key) => pillarIn(words, key));
	return (
		<dl className="habits">
			{habits.map(({ key, label, sign, instead }) => (
				<div key={key}>
					<dt>{label}</dt>
					<dd>{sign}</dd>
					<dd>
						<b>{words.results.instead}:</b> {instead}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** Three acts each for self, home and work, each with a box to tick, which nothing keeps. */
export function PraxisLists({ words, role, part }: RoleTextProps) {
	const { results: text } = words;
	const { self, home, work } = roleIn(words, role).praxis;
	return (
		<div className="praxis">
			{part(text.self, <Acts acts={self} />, 0)}
			{part(text.home, <Acts acts={home} />, 1)}
			{part(text.work, <Acts acts={work} />, 2)}
		</div>
	);
}

function Acts({ acts }: { acts: readonly string[] }) {
	return (
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
	);
}
