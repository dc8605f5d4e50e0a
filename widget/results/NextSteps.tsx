import type { ReactNode } from "react";
import { tiers } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { results as text } from "../../shared/quiz/messages.ts";
import { ON_SCREEN_LIMIT, recommendPrograms } from "../../shared/quiz/recommend.ts";
import type { ViewProps } from "../controller.ts";
import type { ShownResult } from "../state/state.ts";

interface ResultsProps extends ViewProps {
	result: ShownResult;
}

/** Recommended programs: docs/product.md 3.1. */
export function Programs({ quiz, result }: ResultsProps) {
	return (
		<section className="programs">
			<h3>{text.programsTitle}</h3>
			<ul>
				{recommendPrograms(result, ON_SCREEN_LIMIT).map(
					({ slug, title, summary, url, rationale }) => (
						<li key={slug} part="card">
							<h4>{title}</h4>
							<p>{summary}</p>
							{rationale && <p className="rationale">{rationale}</p>}
							<SiteLink
								quiz={quiz}
								result={result}
								to={url}
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

/** Enrollment tiers. */
export function Tiers({ quiz, result }: ResultsProps) {
	return (
		<section className="tiers">
			<h3>{text.tiersTitle}</h3>
			<ul>
				{tiers.map(({ name, price, detail, summary, url }) => (
					<li key={name} part="card">
						<h4>{name}</h4>
						<p className="price">${price.toLocaleString("en-US")}</p>
						<p>{detail}</p>
						<p>{summary}</p>
						<SiteLink quiz={quiz} result={result} to={url}>
							{fill(text.tierLink, { tier: name })}
						</SiteLink>
					</li>
				))}
			</ul>
			<p>
				{text.tiersText}{" "}
				<SiteLink quiz={quiz} result={result} to="/scholarships#apply">
					{text.equityLink}
				</SiteLink>
			</p>
		</section>
	);
}

interface SiteLinkProps extends ResultsProps {
	to: string;
	onFollow?: () => void;
	children: ReactNode;
}

/** A link to the site with campaign tags. On a partner's page it opens a tab, because Back would lose the results. */
function SiteLink({ quiz, result, to, onFollow, children }: SiteLinkProps) {
	const elsewhere = !quiz.settings.deepLink;
	return (
		<a
			href={quiz.siteLink(to, result)}
			target={elsewhere ? "_blank" : undefined}
			rel="noopener"
			onClick={onFollow}
		>
			{children}
			{elsewhere && <span className="unseen"> {text.newTab}</span>}
		</a>
	);
}
