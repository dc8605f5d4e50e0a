import type { Language } from "../../shared/language.ts";
import { enrollmentAt } from "../../shared/quiz/enrollment-state.ts";
import { fill } from "../../shared/quiz/fill.ts";
import {
	ON_SCREEN_LIMIT,
	type Recommendation,
	recommendPrograms,
} from "../../shared/quiz/recommend.ts";
import type { Words } from "../../shared/quiz/words.ts";
import { Fold } from "./Fold.tsx";
import { type ResultsProps, SiteLink } from "./SiteLink.tsx";

/** So many programs stand open at most; those of a second role are folded where the window is narrow. */
const OPEN_PROGRAMS = 2;

/** Recommended programs: docs/product.md 3.1. */
export function Programs({ quiz, result }: ResultsProps) {
	const { words } = quiz;
	const { results: text } = words;
	const programs = recommendPrograms(words, result, ON_SCREEN_LIMIT);
	const list = (some: readonly Recommendation[]) => (
		<ul role="list">
			{some.map(({ slug, title, summary, url, rationale }) => (
				<li key={slug} part="card">
					<h4>{title}</h4>
					<div>
						<p>{summary}</p>
						<p>
							<b>{enrollmentOf(words, slug)}</b>
						</p>
						{rationale && <p className="quiet">{rationale}</p>}
					</div>
					<SiteLink
						quiz={quiz}
						result={result}
						to={url}
						look="text"
						onFollow={() => quiz.recordProgram(slug, result)}
					>
						{text.programLink}
						<span className="unseen">: {title}</span>
					</SiteLink>
				</li>
			))}
		</ul>
	);
	return (
		<section className="programs">
			<h3>{text.programsTitle}</h3>
			{list(programs.slice(0, OPEN_PROGRAMS))}
			{programs.length > OPEN_PROGRAMS && (
				<Fold title={text.programsMore} heading="h4">
					{list(programs.slice(OPEN_PROGRAMS))}
				</Fold>
			)}
		</section>
	);
}

/** How to join a program today. */
function enrollmentOf(words: Words, slug: string): string | undefined {
	const program = words.programs.find((each) => each.slug === slug);
	return program && enrollmentAt(words, program.enrollment, new Date()).words;
}

/** Enrollment tiers. */
export function Tiers({ quiz, result }: ResultsProps) {
	const { language, results: text, tiers } = quiz.words;
	return (
		<section className="tiers">
			<Fold title={text.tiersTitle} heading="h3">
				<ul role="list">
					{tiers.map(({ name, price, detail, summary, url }) => (
						<li key={name} part="card">
							<h4>{name}</h4>
							<p className="price">{inDollars(language, price)}</p>
							<p>{detail}</p>
							<p>{summary}</p>
							<SiteLink quiz={quiz} result={result} to={url} look="button outlined">
								{fill(text.tierLink, { tier: name })}
							</SiteLink>
							<p className="quiet">{fill(text.tierNext, { tier: name })}</p>
						</li>
					))}
				</ul>
				<p>
					{text.tiersText}{" "}
					<SiteLink quiz={quiz} result={result} to="/scholarships#apply" look="text">
						{text.equityLink}
					</SiteLink>
				</p>
			</Fold>
		</section>
	);
}

/**
 * Not by toLocaleString, which pages that lock down JavaScript replace. A formatter takes long to make, so none is made
 * before a price is shown.
 */
function inDollars({ locale }: Language, price: number): string {
	return new Intl.NumberFormat(locale, {
		style: "currency",
		currency: "USD",
		maximumFractionDigits: 0,
	}).format(price);
}
