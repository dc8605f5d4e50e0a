import { rolesOf } from "../../../shared/quiz/score.ts";
import { Button } from "../../common/Button.tsx";
import { Gradually } from "../../common/Gradually.tsx";
import { PrintedInPlace } from "../../common/PrintedInPlace.tsx";
import type { ViewProps } from "../controller.ts";
import { openRolePack, RolePack, titleOf } from "../RolePack.tsx";
import { Ecosystem } from "../results/Ecosystem.tsx";
import { NextSteps } from "../results/NextSteps.tsx";
import {
	clothOf,
	FourBlocks,
	Habits,
	Portrait,
	PraxisLists,
	Secondary,
} from "../results/Portrait.tsx";
import { type ResultsProps, SiteLink } from "../results/parts.tsx";
import { AllAnswers } from "../results/Reading.tsx";
import { Share } from "../results/Share.tsx";
import { StageHeading } from "./parts.tsx";

/** Renders the results, or an error message if there are none. */
export function Results({ quiz }: ViewProps) {
	const { result } = quiz.state;
	if (!result) return <NoResults quiz={quiz} />;
	// The results are revealed once the email was submitted. At any other time they are there at once, because browsers
	// restore the scroll position.
	return <Gradually isGradual={quiz.state.delivery !== null} of={resultsOf({ quiz, result })} />;
}

function resultsOf({ quiz, result }: ResultsProps) {
	const { words } = quiz;
	const { credits, results: text } = words;
	const { primary, secondary, topPillars } = result;
	const isShared = quiz.isShared(result);
	const cloth = clothOf(result.roleCounts ? rolesOf(quiz.state.answers) : [], primary);
	const pack = { quiz, result, cloth };
	const print = (printing: boolean) => quiz.dispatch({ type: "printing", printing });
	return (
		<article className="results" data-role={primary}>
			<Portrait {...pack} isShared={isShared} />
			{secondary && <Secondary words={words} role={secondary} />}
			<section>
				<FourBlocks words={words} role={primary} />
			</section>
			<section>
				<h3>{text.pillarsTitle}</h3>
				<p className="quiet">
					{text.pillarsText}{" "}
					<SiteLink quiz={quiz} result={result} to="/quiz/habits" look="text">
						{text.habitsLink}
					</SiteLink>
				</p>
				<Habits words={words} pillars={topPillars} />
			</section>
			<Ecosystem quiz={quiz} result={result} />
			<section className="band">
				<h3>{text.praxisTitle}</h3>
				<p>{text.praxisText}</p>
				<PraxisLists words={words} role={primary} />
			</section>
			<NextSteps quiz={quiz} result={result} />
			<Share quiz={quiz} result={result} onSave={(button) => print(!openRolePack(pack, button))} />
			<footer className="apart quiet">
				<p>
					{[text.wheelRespect, credits.framework, credits.pillars].join(" ")}{" "}
					<SiteLink quiz={quiz} result={result} to="/quiz/how-it-works" look="text">
						{text.honesty}
					</SiteLink>
				</p>
				<Button outlined onClick={() => quiz.dispatch({ type: "start" })}>
					{isShared ? text.take : text.again}
				</Button>
			</footer>
			{result.roleCounts && <AllAnswers {...pack} />}
			{quiz.state.printing && (
				<PrintedInPlace
					title={titleOf(pack)}
					onPrinted={(isForbidden) => {
						print(false);
						if (isForbidden) quiz.dispatch({ type: "noticed", notice: "notPrinted" });
					}}
				>
					<RolePack {...pack} />
				</PrintedInPlace>
			)}
		</article>
	);
}

function NoResults({ quiz }: ViewProps) {
	const { results: text } = quiz.words;
	return (
		<section className="failure">
			<StageHeading quiz={quiz}>{text.error}</StageHeading>
			<p className="lead">{text.errorText}</p>
			<Button onClick={() => quiz.dispatch({ type: "start" })}>{text.take}</Button>
		</section>
	);
}
