import type { MouseEvent } from "react";
import { type Quilt, sewQuilt } from "../../../shared/quilt/quilt.ts";
import { type PillarKey, pillarIn, type RoleKey, roleIn } from "../../../shared/quiz/keys.ts";
import { rolesOf } from "../../../shared/quiz/score.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import { Button } from "../../common/Button.tsx";
import { RoleSign } from "../../common/RoleSign.tsx";
import { QuiltPicture } from "../QuiltPicture.tsx";
import { DeliveryStatus, StageHeading } from "../stages/parts.tsx";
import type { ClothProps, ResultsProps } from "./parts.tsx";
import { savePicture } from "./picture.ts";
import { openEntry, Reading } from "./Reading.tsx";

/** The quilt of the visitor's answers; without answers, the role's block. @param roles - the role of each answer */
export function clothOf(roles: readonly RoleKey[], primary: RoleKey): Quilt {
	return roles.length > 0 ? sewQuilt(roles, 5) : sewQuilt([primary], 1);
}

/** The role: the visitor's quilt or the role's block, and what is known of the answers and of the mail. */
export function Portrait({ quiz, result, cloth, isShared }: ClothProps & { isShared: boolean }) {
	const { state, words } = quiz;
	const { results: text } = words;
	const { primary, roleCounts, isCut } = result;
	const { name, tagline } = roleIn(words, primary);
	const look = state.reveal === "running" ? "fresh" : "dyed";
	return (
		<header
			className={`portrait band ${look}`}
			onAnimationEnd={({ target, currentTarget }) => target === currentTarget && quiz.endReveal()}
		>
			<QuiltPicture
				cloth={cloth}
				look={look}
				className={roleCounts ? "" : "block"}
				onAsk={roleCounts && openEntry}
			/>
			<div>
				<StageHeading quiz={quiz}>
					<span className="eyebrow">{isShared ? text.sharedTitle : text.label}</span>{" "}
					<span>{name}</span>
				</StageHeading>
				<p className="tagline">{tagline}</p>
				{roleCounts && <SavePicture quiz={quiz} result={result} />}
				{isCut && <p>{text.errorText}</p>}
				{isShared && (
					<>
						<Button onClick={() => quiz.dispatch({ type: "start" })}>{text.take}</Button>
						<p>{text.sharedText}</p>
					</>
				)}
			</div>
			{roleCounts && <Reading quiz={quiz} result={result} cloth={cloth} />}
			<DeliveryStatus quiz={quiz} />
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

interface RoleTextProps {
	words: Words;
	role: RoleKey;
}

export function Secondary({ words, role }: RoleTextProps) {
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

/** Renders four texts of a role. */
export function FourBlocks({ words, role }: RoleTextProps) {
	const { results: text } = words;
	return (
		<div className="four">
			{(["gift", "challenge", "contribution", "invitation"] as const).map((name) => (
				<section key={name}>
					<h3>{text[name]}</h3>
					<p>{roleIn(words, role)[name]}</p>
				</section>
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
export function PraxisLists({ words, role }: RoleTextProps) {
	const { results: text } = words;
	return (
		<div className="praxis">
			{(["self", "home", "work"] as const).map((place) => (
				<section key={place}>
					<h4>{text[place]}</h4>
					<ul role="list">
						{roleIn(words, role).praxis[place].map((act) => (
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
