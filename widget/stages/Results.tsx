import { fill } from "../../shared/quiz/fill.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import { rolePackFileName } from "../../shared/quiz/role-pack.ts";
import { rolesOf } from "../../shared/quiz/score.ts";
import { roleIn, type Words } from "../../shared/quiz/words.ts";
import { Button } from "../Button.tsx";
import type { ViewProps } from "../controller.ts";
import { DeliveryStatus } from "../DeliveryStatus.tsx";
import { PrintedInPlace } from "../PrintedInPlace.tsx";
import { RoleSign } from "../quilt/RoleSign.tsx";
import { Ecosystem } from "../results/Ecosystem.tsx";
import { Fold } from "../results/Fold.tsx";
import { Programs, Tiers } from "../results/NextSteps.tsx";
import { FourBlocks, Habits, Portrait, PraxisLists } from "../results/Portrait.tsx";
import { CircleInvitation, Share } from "../results/Share.tsx";
import { SiteLink } from "../results/SiteLink.tsx";
import { openRolePack } from "../role-pack/open.tsx";
import { RolePack } from "../role-pack/RolePack.tsx";
import { StageHeading } from "../StageHeading.tsx";
import type { ShownResult } from "../state/state.ts";

/** The results, or the error of docs/product.md 1.7. */
export function Results({ quiz }: ViewProps) {
	const { result } = quiz.state;
	return result ? <ResultsOf quiz={quiz} result={result} /> : <NoResults quiz={quiz} />;
}

function ResultsOf({ quiz, result }: ViewProps & { result: ShownResult }) {
	const { words } = quiz;
	const { credits, results: text } = words;
	const { primary, topPillars } = result;
	const source = quiz.sourceOf(result);
	const isShared = source === "shared";
	const { answers, email } = quiz.state;
	const sewn = result.roleCounts ? rolesOf(answers) : [];
	const pack = { words, result, sewn, siteUrl: quiz.settings.siteUrl, email: email.address };
	const print = (printing: boolean) => quiz.dispatch({ type: "printing", printing });
	return (
		<article className="results" data-role={primary}>
			<Portrait quiz={quiz} result={result} label={isShared ? text.sharedLabel : text.label} />
			<DeliveryStatus quiz={quiz} />
			{isShared && <Shared quiz={quiz} />}
			<Share quiz={quiz} result={result} onSave={(button) => print(!openRolePack(pack, button))} />
			<About words={words} role={primary} />
			<section className="apart deep">
				<div>
					<h3>{text.pillarsTitle}</h3>
					<p className="quiet">{text.pillarsText}</p>
					<p>
						<SiteLink quiz={quiz} result={result} to="/quiz/habits" look="text">
							{text.habitsLink}
						</SiteLink>
					</p>
				</div>
				<Habits words={words} pillars={topPillars} />
			</section>
			<Ecosystem quiz={quiz} result={result} />
			<Praxis words={words} role={primary} />
			<Programs quiz={quiz} result={result} />
			<Tiers quiz={quiz} result={result} />
			<CircleInvitation quiz={quiz} result={result} />
			<footer className="apart quiet">
				<p>{[text.honesty, text.wheelRespect, credits.framework, credits.pillars].join(" ")}</p>
				<Restart quiz={quiz} outlined label={isShared ? text.take : text.again} />
			</footer>
			{quiz.state.printing && (
				<PrintedInPlace
					title={rolePackFileName(primary, pack.email)}
					onPrinted={() => print(false)}
				>
					<RolePack {...pack} />
				</PrintedInPlace>
			)}
		</article>
	);
}

/** Whose result a stranger sees, and the way to an own one. */
function Shared({ quiz }: ViewProps) {
	const { results: text } = quiz.words;
	return (
		<section className="apart">
			<div>
				<p className="lead">
					<b>{text.sharedTitle}</b>
				</p>
				<p>{text.sharedText}</p>
			</div>
			<Restart quiz={quiz} label={text.take} />
		</section>
	);
}

/** The role's block, gift and challenge; contribution and invitation are folded where the window is narrow. */
function About({ words, role }: { words: Words; role: RoleKey }) {
	return (
		<section className="about">
			<RoleSign role={role} />
			<h3>{fill(words.results.about, { role: roleIn(words, role).name })}</h3>
			<FourBlocks
				words={words}
				role={role}
				part={(title, content, index) =>
					index < 2 ? (
						<section>
							<h4>{title}</h4>
							{content}
						</section>
					) : (
						<Fold title={title} heading="h4">
							{content}
						</Fold>
					)
				}
			/>
		</section>
	);
}

/** The acts for oneself are open; those at home and at work are folded where the window is narrow. */
function Praxis({ words, role }: { words: Words; role: RoleKey }) {
	const { results: text } = words;
	return (
		<section className="band">
			<h3>{text.praxisTitle}</h3>
			<p className="quiet">{text.praxisText}</p>
			<PraxisLists
				words={words}
				role={role}
				part={(title, content, index) => (
					<Fold title={title} heading="h4" open={index === 0 || undefined}>
						{content}
					</Fold>
				)}
			/>
		</section>
	);
}

function NoResults({ quiz }: ViewProps) {
	const { results: text } = quiz.words;
	return (
		<section className="failure">
			<StageHeading quiz={quiz}>{text.error}</StageHeading>
			<p className="lead">{text.errorText}</p>
			<Restart quiz={quiz} label={text.take} />
		</section>
	);
}

interface RestartProps extends ViewProps {
	label: string;
	outlined?: boolean;
}

function Restart({ quiz, label, outlined = false }: RestartProps) {
	return (
		<Button outlined={outlined} onClick={() => quiz.dispatch({ type: "start" })}>
			{label}
		</Button>
	);
}
