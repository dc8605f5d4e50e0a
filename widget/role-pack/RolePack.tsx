import type { ReactNode } from "react";
import { roleOf } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import { credits, results, rolePack as text } from "../../shared/quiz/messages.ts";
import { IN_PRINT_LIMIT, recommendPrograms } from "../../shared/quiz/recommend.ts";
import { Quilt } from "../quilt/Quilt.tsx";
import { FourBlocks, Habits, PraxisLists } from "../results/Portrait.tsx";
import type { ShownResult } from "../state/state.ts";
import { Wheel } from "../wheel/Wheel.tsx";

export interface RolePackProps {
	result: ShownResult;
	/** Of each answer, in the order of the questions; none where a link led to the result. */
	sewn: readonly RoleKey[];
	siteUrl: string;
}

/** The printable page: docs/product.md 3.5. */
export function RolePack({ result, sewn, siteUrl }: RolePackProps) {
	const { primary, secondary } = result;
	const { name, tagline } = roleOf(primary);
	const isWhole = sewn.length > 0;
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
					{secondary && <p>{fill(text.also, { role: roleOf(secondary).name })}</p>}
				</div>
				<Quilt roles={isWhole ? sewn : [primary]} columns={isWhole ? 5 : 1} look="lines" />
			</div>
			<FourBlocks role={primary} part={(title, content) => part("h3", title, content)} />
			<section>
				<h3>{results.praxisTitle}</h3>
				<PraxisLists role={primary} part={(title, content) => part("h4", title, content)} />
			</section>
			<div className="pack-foot">
				<div>
					<h3>{results.pillarsTitle}</h3>
					<Habits pillars={result.topPillars} />
					<h3>{results.programsTitle}</h3>
					<ul role="list">
						{recommendPrograms(result, IN_PRINT_LIMIT).map(
							({ slug, title, summary, rationale }) => (
								<li key={slug}>
									<h4>{title}</h4>
									<p>
										{summary} {rationale}
									</p>
								</li>
							),
						)}
					</ul>
				</div>
				<div>
					<Wheel result={result} viewBox="-400 -350 800 700" />
					<section className="write">
						<h3>{text.write}</h3>
					</section>
				</div>
			</div>
			<footer>
				<p>
					{credits.framework} {text.academy}{" "}
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
