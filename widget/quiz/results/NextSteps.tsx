import type { Language } from "../../../shared/language.ts";
import { enrollmentAt } from "../../../shared/quiz/enrollment-state.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { ON_SCREEN_LIMIT, recommendPrograms } from "../../../shared/quiz/recommend.ts";
import { Fold, type ResultsProps, SiteLink } from "./parts.tsx";

/** The plan that is open for enrollment, a build-time constant: see widget/build-config.ts. */
declare const __OPEN_PLAN__: { readonly name: string; readonly price: number } | null;

interface NextStepsProps extends ResultsProps {
	isShared: boolean;
}

/**
 * The recommended programs, of which the first can be started today, then the plan that is open for enrollment and three
 * tiers by waitlist. In a narrow window, the visitor's own results fold all but what is open now.
 */
export function NextSteps({ quiz, result, isShared }: NextStepsProps) {
	const { language, results: text, tiers } = quiz.words;
	const folds = quiz.isNarrow && !isShared;
	const programs = recommendPrograms(quiz.words, result, ON_SCREEN_LIMIT);
	const listOf = (some: typeof programs) => (
		<ul role="list" className="programs">
			{some.map(({ slug, title, summary, url, enrollment, rationale }) => (
				<li key={slug} part="card">
					<h4>
						<SiteLink
							quiz={quiz}
							result={result}
							to={url}
							look="text"
							onFollow={() => quiz.recordProgram(slug, result)}
						>
							{title}
						</SiteLink>
					</h4>
					<p>
						<b>{enrollmentAt(quiz.words, enrollment, new Date()).words}.</b> {summary}
					</p>
					{rationale && <p className="quiet">{rationale}</p>}
				</li>
			))}
		</ul>
	);
	return (
		<>
			<section className="split">
				<h3>{text.programsTitle}</h3>
				{listOf(folds ? programs.slice(0, 1) : programs)}
			</section>
			{!isShared && (
				<section className="tiers split">
					<h3>{text.tiersTitle}</h3>
					<div>
						{__OPEN_PLAN__ && (
							<p>
								<SiteLink quiz={quiz} result={result} to="/academy#pricing">
									{fill(text.openPlan, {
										plan: __OPEN_PLAN__.name,
										price: inDollars(language, __OPEN_PLAN__.price),
									})}
								</SiteLink>
							</p>
						)}
						<p>
							{text.tiersText}{" "}
							<SiteLink quiz={quiz} result={result} to="/scholarships#apply" look="text">
								{text.equityLink}
							</SiteLink>
						</p>
						<Fold when={folds} title={text.programsMore}>
							{folds && listOf(programs.slice(1))}
							<h4>{text.tiersMore}</h4>
							<ul role="list">
								{tiers.map(({ name, price, detail, summary, url }) => (
									<li key={name} part="card">
										<h5>{name}</h5>
										<p className="price">{inDollars(language, price)}</p>
										<p>{detail}</p>
										<p>{summary}</p>
										<SiteLink quiz={quiz} result={result} to={url} look="button outlined">
											{fill(text.tierLink, { tier: name })}{" "}
											<small>{text.enrollment.waitlist}</small>
										</SiteLink>
									</li>
								))}
							</ul>
						</Fold>
					</div>
				</section>
			)}
		</>
	);
}

/**
 * Formats a price. `toLocaleString` isn't used, because hardened JavaScript (SES) replaces it. The formatter is slow to
 * create, so it is created only when a price is shown.
 */
function inDollars({ locale }: Language, price: number): string {
	return new Intl.NumberFormat(locale, {
		style: "currency",
		currency: "USD",
		maximumFractionDigits: 0,
	}).format(price);
}
