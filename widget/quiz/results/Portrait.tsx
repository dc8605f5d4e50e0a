import type { MouseEvent, ReactNode } from "react";
import { fill } from "../../../shared/quiz/fill.ts";
import { type PillarKey, pillarIn, type RoleKey, roleIn } from "../../../shared/quiz/keys.ts";
import { rolesOf } from "../../../shared/quiz/score.ts";
import type { Words } from "../../../shared/quiz/words.ts";
import { Button } from "../../common/Button.tsx";
import { RoleSign } from "../../common/RoleSign.tsx";
import { Quilt } from "../Quilt.tsx";
import { StageHeading } from "../stages/parts.tsx";
import type { FoldProps, ResultsProps } from "./parts.tsx";
import { savePicture } from "./picture.ts";
import { openEntry, Reading } from "./Reading.tsx";

/** The top of the results: the visitor's quilt or the role's block, the role, and a suggested first action. */
export function Portrait({ quiz, result }: ResultsProps) {
	const { state, words } = quiz;
	const { results: text } = words;
	const { primary, secondary, roleCounts } = result;
	const { name, tagline, praxis } = roleIn(words, primary);
	const isShared = quiz.sourceOf(result) === "shared";
	return (
		<header className={isShared ? "portrait band shared" : "portrait band"} data-role={primary}>
			{roleCounts ? (
				// The dyeing of the quilt is animated if the results mail was submitted or is retried by this page view.
				<Quilt
					roles={rolesOf(state.answers)}
					columns={5}
					look={state.delivery ? "fresh" : "dyed"}
					onAsk={openEntry}
				/>
			) : (
				<Quilt roles={[primary]} columns={1} look="dyed" className="block" />
			)}
			<div className="appears">
				<StageHeading quiz={quiz}>
					<span className="eyebrow">{isShared ? text.sharedTitle : text.label}</span>{" "}
					<span>{name}</span>
				</StageHeading>
				<p className="tagline">{tagline}</p>
				{roleCounts && (
					<>
						<p>{fill(text.chosen, { role: name, count: roleCounts[primary] })}</p>
						<SavePicture quiz={quiz} result={result} />
					</>
				)}
				{secondary && <Secondary words={words} role={secondary} isShared={isShared} />}
				{isShared ? (
					<>
						<Button onClick={() => quiz.dispatch({ type: "start" })}>{text.take}</Button>
						<p>{text.sharedText}</p>
					</>
				) : (
					<section className="today">
						<h3>{text.today}</h3>
						<p>{praxis.self[0]}</p>
					</section>
				)}
			</div>
			{roleCounts && <Reading quiz={quiz} />}
		</header>
	);
}

/** A button that saves the quilt as an image, in portrait format if the window is in portrait orientation. */
function SavePicture({ quiz, result: { primary } }: ResultsProps) {
	const save = ({ currentTarget }: MouseEvent<HTMLElement>) =>
		savePicture(
			quiz.words,
			currentTarget.parentElement?.querySelector("h2 > :last-child") ?? currentTarget,
			{
				roles: rolesOf(quiz.state.answers),
				primary,
				address: `${quiz.settings.siteUrl}/quiz`.replace(/^https?:\/\//, ""),
				isTall: innerHeight > innerWidth,
			},
		);
	return <Button onClick={save}>{quiz.words.results.picture}</Button>;
}

interface SecondaryProps {
	words: Words;
	role: RoleKey;
	isShared: boolean;
}

/** Renders the second role. In a shared result, only the role's name shows, to leave room for the invitation. */
function Secondary({ words, role, isShared }: SecondaryProps) {
	const { name, tagline } = roleIn(words, role);
	if (isShared)
		return (
			<p className="secondary-role">
				<RoleSign role={role} /> {fill(words.rolePack.also, { role: name })}
			</p>
		);
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
	/** Renders a part: collapsible in the results, plain in the Role Pack. */
	Part: (part: FoldProps) => ReactNode;
}

/** Renders four texts of a role: gift and challenge, initially expanded, then contribution and invitation. */
export function FourBlocks({ words, role, Part }: RoleTextProps) {
	const { results: text } = words;
	return (
		<div className="four">
			{(["gift", "challenge", "contribution", "invitation"] as const).map((name, index) => (
				<Part key={name} title={text[name]} heading="h3" open={index < 2 || undefined}>
					<p>{roleIn(words, role)[name]}</p>
				</Part>
			))}
		</div>
	);
}

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

/** Renders checklists of three acts each for self, home and work. The state of the checkboxes isn't stored. */
export function PraxisLists({ words, role, Part }: RoleTextProps) {
	const { results: text } = words;
	const { praxis } = roleIn(words, role);
	return (
		<div className="praxis">
			{(["self", "home", "work"] as const).map((place) => (
				<Part key={place} title={text[place]} heading="h4">
					<ul role="list">
						{praxis[place].map((act) => (
							<li key={act}>
								<label>
									<input type="checkbox" />
									<span>{act}</span>
								</label>
							</li>
						))}
					</ul>
				</Part>
			))}
		</div>
	);
}
