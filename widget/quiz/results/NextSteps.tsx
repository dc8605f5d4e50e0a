import type { Language } from "../../../shared/language.ts";
import { enrollmentAt } from "../../../shared/quiz/enrollment-state.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { ON_SCREEN_LIMIT, recommendPrograms } from "../../../shared/quiz/recommend.ts";
import { Fold, type ResultsProps, SiteLink } from "./parts.tsx";

/** The plan that is open for enrollment, a build-time constant: see widget/build-config.ts. */
declare const __OPEN_PLAN__: { readonly name: string; readonly price: number } | null;

/** The recommended programs: first the one that can be started today, then the others, collapsed in a narrow window. */
export function Programs({ quiz, result }: ResultsProps) {
	const { words } = quiz;
	const { results: text } = words;
	const programs = recommendPrograms(words, result, ON_SCREEN_LIMIT);
	const list = (some: typeof programs) => (
		<ul role="list">
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
					<div>
						<p>
							<b>{enrollmentAt(words, enrollment, new Date()).words}.</b> {summary}
						</p>
						{rationale && <p className="quiet">{rationale}</p>}
					</div>
				</li>
			))}
		</ul>
	);
	return (
		<section className="programs">
			<h3>{text.programsTitle}</h3>
			{list(programs.slice(0, 1))}
			<Fold title={text.programsMore} heading="h4">
				{list(programs.slice(1))}
			</Fold>
		</section>
	);
}

/** Renders the plan that is open for enrollment, then the three tiers by waitlist, collapsed in a narrow window. */
export function Tiers({ quiz, result }: ResultsProps) {
	const { language, results: text, tiers } = quiz.words;
	return (
		<section className="tiers">
			<h3>{text.tiersTitle}</h3>
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
			<Fold title={text.tiersMore} heading="h4">
				<ul role="list">
					{tiers.map(({ name, price, detail, summary, url }) => (
						<li key={name} part="card">
							<h5>{name}</h5>
							<p className="price">{inDollars(language, price)}</p>
							<p>{detail}</p>
							<p>{summary}</p>
							<SiteLink quiz={quiz} result={result} to={url} look="button outlined">
								{fill(text.tierLink, { tier: name })} <small>{text.enrollment.waitlist}</small>
							</SiteLink>
						</li>
					))}
				</ul>
			</Fold>
		</section>
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
