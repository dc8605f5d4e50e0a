import { programs, tiers } from "../../shared/quiz/catalogue.ts";
import { enrollmentAt } from "../../shared/quiz/enrollment-state.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { results as text } from "../../shared/quiz/messages.ts";
import { ON_SCREEN_LIMIT, recommendPrograms } from "../../shared/quiz/recommend.ts";
import { type ResultsProps, SiteLink } from "./SiteLink.tsx";

/** Recommended programs: docs/product.md 3.1. */
export function Programs({ quiz, result }: ResultsProps) {
	return (
		<section className="programs">
			<h3>{text.programsTitle}</h3>
			<ul role="list">
				{recommendPrograms(result, ON_SCREEN_LIMIT).map(
					({ slug, title, summary, url, rationale }) => (
						<li key={slug} part="card">
							<h4>{title}</h4>
							<div>
								<p>{summary}</p>
								<p>
									<b>{enrollmentOf(slug)}</b>
								</p>
								{rationale && <p className="quiet">{rationale}</p>}
							</div>
							<SiteLink
								quiz={quiz}
								result={result}
								to={url}
								look="button outlined"
								onFollow={() => quiz.recordProgram(slug, result)}
							>
								{text.programLink}
								<span className="unseen">: {title}</span>
							</SiteLink>
						</li>
					),
				)}
			</ul>
		</section>
	);
}

/** How to join a program today. */
function enrollmentOf(slug: string): string | undefined {
	const program = programs.find((each) => each.slug === slug);
	return program && enrollmentAt(program.enrollment, new Date()).words;
}

/** Enrollment tiers. */
export function Tiers({ quiz, result }: ResultsProps) {
	return (
		<section className="tiers">
			<h3>{text.tiersTitle}</h3>
			<ul role="list">
				{tiers.map(({ name, price, detail, summary, url }) => (
					<li key={name} part="card">
						<h4>{name}</h4>
						<p className="price">${withThousands(price)}</p>
						<p>{detail}</p>
						<p>{summary}</p>
						<SiteLink quiz={quiz} result={result} to={url}>
							{fill(text.tierLink, { tier: name })}
						</SiteLink>
						<p className="quiet">{fill(text.tierNext, { tier: name })}</p>
					</li>
				))}
			</ul>
			<div className="apart">
				<p>{text.tiersText}</p>
				<SiteLink quiz={quiz} result={result} to="/scholarships#apply" look="button outlined">
					{text.equityLink}
				</SiteLink>
			</div>
		</section>
	);
}

/**
 * Not by toLocaleString, which pages that lock down JavaScript replace. A formatter takes long to make, so none is made
 * before a price is shown.
 */
function withThousands(price: number): string {
	return new Intl.NumberFormat("en-US").format(price);
}
