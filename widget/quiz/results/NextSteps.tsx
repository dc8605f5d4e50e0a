import type { Language } from "../../../shared/language.ts";
import { enrollmentAt } from "../../../shared/quiz/enrollment-state.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { ON_SCREEN_LIMIT, recommendPrograms } from "../../../shared/quiz/recommend.ts";
import { type ResultsProps, SiteLink } from "./parts.tsx";

/** The plan that is open for enrollment, a build-time constant: see widget/build-config.ts. */
declare const __OPEN_PLAN__: { readonly name: string; readonly price: number } | null;

/**
 * The recommended programs, of which the first can be started today, then the plan that is open for enrollment and three
 * tiers by waitlist.
 */
export function NextSteps({ quiz, result }: ResultsProps) {
	const { language, results: text, tiers } = quiz.words;
	const programs = recommendPrograms(quiz.words, result, ON_SCREEN_LIMIT);
	return (
		<>
			<section>
				<h3>{text.programsTitle}</h3>
				<ul role="list" className="programs">
					{programs.map(({ slug, title, summary, url, enrollment, rationale }) => (
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
			</section>
			<section className="tiers">
				<h3>{text.tiersTitle}</h3>
				<p className="quiet">
					{text.tiersText}{" "}
					<SiteLink quiz={quiz} result={result} to="/scholarships#apply" look="text">
						{text.equityLink}
					</SiteLink>
				</p>
				{__OPEN_PLAN__ && (
					<SiteLink quiz={quiz} result={result} to="/academy#pricing">
						{fill(text.openPlan, {
							plan: __OPEN_PLAN__.name,
							price: inDollars(language, __OPEN_PLAN__.price),
						})}
					</SiteLink>
				)}
				<h4>{text.tiersMore}</h4>
				<ul role="list">
					{tiers.map(({ name, price, detail, summary, url }) => (
						<li key={name} part="card">
							<h5>{name}</h5>
							<p className="price">{inDollars(language, price)}</p>
							<p>
								{detail}. {summary}
							</p>
							<SiteLink quiz={quiz} result={result} to={url} look="button outlined">
								{fill(text.tierLink, { tier: name })} <small>{text.enrollment.waitlist}</small>
							</SiteLink>
						</li>
					))}
				</ul>
			</section>
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
