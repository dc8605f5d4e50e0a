import { repeat } from "../../../shared/quilt/blocks.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import { Button } from "../../common/Button.tsx";
import { RoleSign } from "../../common/RoleSign.tsx";
import type { ViewProps } from "../controller.ts";
import { KeptAnswers, StageHeading } from "./parts.tsx";

/** The first stage, which is prerendered on the site. Whoever has answered before is asked whether to go on. */
export function Landing({ quiz, isFirstPaint }: ViewProps) {
	const { state, words } = quiz;
	const isBegun = Object.keys(state.answers).length > 0;
	const start = () => quiz.dispatch({ type: "start" });
	return (
		<>
			<div className="opening band">
				{/* The nodes are in the phone's visual order: a slow phone shows text before the whole header is parsed. */}
				<Sampler isFirstPaint={isFirstPaint} />
				<div>
					<StageHeading quiz={quiz}>{words.landing.headline}</StageHeading>
					{isBegun ? (
						<Choice quiz={quiz} onStart={start} />
					) : (
						<Start words={words} onStart={start} />
					)}
				</div>
			</div>
			{isFirstPaint ? (
				<section />
			) : (
				<Below key={String(isBegun)} words={words} onStart={isBegun ? () => quiz.goOn() : start} />
			)}
		</>
	);
}

interface StartProps {
	words: Words;
	onStart: () => void;
}

function Start({ words: { landing: text }, onStart }: StartProps) {
	return (
		<>
			<p className="lead">{text.lead}</p>
			{/* `data-start` marks the button for the site's inline script, which records clicks before this script runs. */}
			<Button data-start="" onClick={onStart}>
				{text.start}
			</Button>
			<p className="quiet">{text.assurance}</p>
		</>
	);
}

/** Whether to go on or to start again. */
function Choice({ quiz, onStart }: ViewProps & Pick<StartProps, "onStart">) {
	const { landing: text } = quiz.words;
	const position = quiz.state.index + 1;
	return (
		<>
			<p className="lead">{fill(text.begun, { position })}</p>
			<Button onClick={() => quiz.goOn()}>{fill(text.goOn, { position })}</Button>
			<Button outlined onClick={onStart}>
				{text.anew}
			</Button>
			<KeptAnswers quiz={quiz} />
		</>
	);
}

/** The ten roles' blocks among five undyed patches. Without prerendering, the blocks appear after the first paint. */
function Sampler({ isFirstPaint }: { isFirstPaint: boolean | undefined }) {
	return (
		<div className="sampler" aria-hidden="true">
			{repeat(15, (patch) => {
				const role = patch % 3 === 1 ? undefined : ROLE_KEYS[Math.floor((patch * 2) / 3)];
				return role && !isFirstPaint ? <RoleSign key={patch} role={role} /> : <i key={patch} />;
			})}
		</div>
	);
}

/** The part of the landing below the fold. */
function Below({ words, onStart }: StartProps) {
	const { landing: text, roles } = words;
	return (
		<>
			<section>
				<h3>{text.discoverTitle}</h3>
				<ol role="list" className="discoveries">
					{text.discoveries.map(({ title, text }) => (
						<li key={title}>
							<h4>{title}</h4>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</section>
			<section>
				<h3>{text.rolesTitle}</h3>
				<p className="quiet">{text.rolesText}</p>
				<ul role="list" className="role-grid">
					{roles.map(({ role, name }) => (
						<li key={role} data-role={role}>
							<RoleSign role={role} />
							{name}
						</li>
					))}
				</ul>
			</section>
			<section className="apart band">
				<h3>{text.closingTitle}</h3>
				<Button data-start="" onClick={onStart}>
					{text.startNow}
				</Button>
			</section>
		</>
	);
}
