import type { ReactNode } from "react";
import { tiers } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { results as text } from "../../shared/quiz/messages.ts";
import { ON_SCREEN_LIMIT, recommendPrograms } from "../../shared/quiz/recommend.ts";
import type { ViewProps } from "../controller.ts";
import type { ShownResult } from "../state/state.ts";

interface WaysOnProps extends ViewProps {
	result: ShownResult;
}

/** Recommended programs (spec section 2, results 7), at most four. */
export function Programs({ quiz, result }: WaysOnProps) {
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
							<Way
								quiz={quiz}
								result={result}
								to={url}
								onFollow={() => quiz.recordProgram(slug, result)}
							>
								{text.programLink}
								<span className="unseen">: {title}</span>
							</Way>
						</li>
					),
				)}
			</ul>
		</section>
	);
}

/** Enrollment tiers (spec section 9). */
export function Tiers({ quiz, result }: WaysOnProps) {
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
						<Way quiz={quiz} result={result} to={url}>
							{fill(text.tierLink, { tier: name })}
						</Way>
					</li>
				))}
			</ul>
			<p>
				{text.tiersText}{" "}
				<Way quiz={quiz} result={result} to="/scholarships#apply">
					{text.equityLink}
				</Way>
			</p>
		</section>
	);
}

interface WayProps extends WaysOnProps {
	to: string;
	onFollow?: () => void;
	children: ReactNode;
}

/** A link to the site with campaign tags. On a partner's page it opens a tab, because Back would lose the results. */
function Way({ quiz, result, to, onFollow, children }: WayProps) {
	const elsewhere = !quiz.settings.deepLink;
	return (
		<a
			href={quiz.wayTo(to, result)}
			target={elsewhere ? "_blank" : undefined}
			rel="noopener"
			onClick={onFollow}
		>
			{children}
			{elsewhere && <span className="unseen"> {text.newTab}</span>}
		</a>
	);
}
