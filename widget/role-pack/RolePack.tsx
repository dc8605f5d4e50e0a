import type { ReactNode } from "react";
import { roleOf } from "../../shared/quiz/catalogue.ts";
import { credits, results, rolePack as text } from "../../shared/quiz/messages.ts";
import { IN_PRINT_LIMIT, recommendPrograms } from "../../shared/quiz/recommend.ts";
import { FourBlocks, Habits, PraxisLists } from "../results/Portrait.tsx";
import type { ShownResult } from "../state/state.ts";
import { Wheel } from "../wheel/Wheel.tsx";

export interface RolePackProps {
	result: ShownResult;
	siteUrl: string;
}

/** The printable page: docs/product.md 3.5. */
export function RolePack({ result, siteUrl }: RolePackProps) {
	const { name, tagline } = roleOf(result.primary);
	return (
		<article className="pack">
			<header>
				<h1>{text.title}</h1>
				<p>{text.name}</p>
			</header>
			<div className="pack-title">
				<div>
					<h2>{name}</h2>
					<p className="tagline">{tagline}</p>
				</div>
				<Wheel result={result} />
			</div>
			<FourBlocks role={result.primary} part={(title, content) => part("h3", title, content)} />
			<section>
				<h3>{results.pillarsTitle}</h3>
				<Habits pillars={result.topPillars} />
			</section>
			<section>
				<h3>{results.praxisTitle}</h3>
				<PraxisLists role={result.primary} part={(title, content) => part("h4", title, content)} />
			</section>
			<section>
				<h3>{results.programsTitle}</h3>
				<ul role="list" className="pack-programs">
					{recommendPrograms(result, IN_PRINT_LIMIT).map(({ slug, title, summary, rationale }) => (
						<li key={slug}>
							<h4>{title}</h4>
							<p>{summary}</p>
							{rationale && <p className="quiet">{rationale}</p>}
						</li>
					))}
				</ul>
			</section>
			<section className="write">
				<h3>{text.write}</h3>
			</section>
			<footer>
				<p>{credits.framework}</p>
				<p>
					{text.academy}{" "}
					<a href={`${siteUrl}/academy`}>{`${siteUrl}/academy`.replace(/^https?:\/\//, "")}</a>
				</p>
			</footer>
		</article>
	);
}

function part(Heading: "h3" | "h4", title: string, content: ReactNode) {
	return (
		<section>
			<Heading>{title}</Heading>
			{content}
		</section>
	);
}
