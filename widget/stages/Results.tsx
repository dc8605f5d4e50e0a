import { credits, results as text } from "../../shared/quiz/messages.ts";
import { Button } from "../Button.tsx";
import type { ViewProps } from "../controller.ts";
import { DeliveryStatus } from "../DeliveryStatus.tsx";
import { Ecosystem } from "../results/Ecosystem.tsx";
import { Programs, Tiers } from "../results/NextSteps.tsx";
import { FourBlocks, PillarChips, Portrait, PraxisLists } from "../results/Portrait.tsx";
import { Share } from "../results/Share.tsx";
import { openRolePack } from "../role-pack/open.tsx";
import { PrintedInPlace } from "../role-pack/PrintedInPlace.tsx";
import { StageHeading } from "../StageHeading.tsx";
import type { ShownResult } from "../state/state.ts";

/** The results, or the error of docs/product.md 1.7. */
export function Results({ quiz }: ViewProps) {
	const { result } = quiz.state;
	return result ? <ResultsOf quiz={quiz} result={result} /> : <NoResults quiz={quiz} />;
}

function ResultsOf({ quiz, result }: ViewProps & { result: ShownResult }) {
	const { primary, topPillars } = result;
	const pack = { result, siteUrl: quiz.settings.siteUrl, email: quiz.state.email.address };
	const print = (printing: boolean) => quiz.dispatch({ type: "printing", printing });
	return (
		<article className="results" data-role={primary}>
			<Portrait quiz={quiz} result={result} />
			<DeliveryStatus quiz={quiz} />
			<FourBlocks role={primary} />
			<section className="pillars">
				<div>
					<h3>{text.pillarsTitle}</h3>
					<p className="quiet">{text.pillarsText}</p>
				</div>
				<PillarChips pillars={topPillars} />
			</section>
			<Ecosystem result={result} answers={quiz.state.answers} />
			<section>
				<h3>{text.praxisTitle}</h3>
				<p className="quiet">{text.praxisText}</p>
				<PraxisLists role={primary} />
			</section>
			<Programs quiz={quiz} result={result} />
			<Tiers quiz={quiz} result={result} />
			<Share quiz={quiz} result={result} onSave={() => print(!openRolePack(pack))} />
			<footer className="credits">
				<p>{credits.framework}</p>
				<p>{credits.pillars}</p>
				<Restart quiz={quiz} label={text.again} />
			</footer>
			{quiz.state.printing && <PrintedInPlace {...pack} onPrinted={() => print(false)} />}
		</article>
	);
}

function NoResults({ quiz }: ViewProps) {
	return (
		<section className="failure">
			<StageHeading quiz={quiz}>{text.error}</StageHeading>
			<p className="lead">{text.errorText}</p>
			<Restart quiz={quiz} label={text.errorAction} />
		</section>
	);
}

function Restart({ quiz, label }: ViewProps & { label: string }) {
	return (
		<Button outlined onClick={() => quiz.dispatch({ type: "start" })}>
			{label}
		</Button>
	);
}
