import { fill } from "../../../shared/quiz/fill.ts";
import { ON_SCREEN_LIMIT, recommendPrograms } from "../../../shared/quiz/recommend.ts";
import { Arrow } from "../../components/Button.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { RoleProps } from "./props.ts";

/** The programs that the quiz recommends to this role, with the reason. */
export function Programs({ role: { role, name }, words }: RoleProps) {
	const programs = recommendPrograms({ primary: role, secondary: null }, ON_SCREEN_LIMIT);
	return (
		<SplitSection title={words.programsTitle} lead={fill(words.programsLead, { role: name })}>
			<ul className="rows programs">
				{programs.map(({ slug, title, summary, url, rationale }) => (
					<li key={slug}>
						<h3>
							<a href={url}>
								{title}
								<Arrow />
							</a>
						</h3>
						<p>{summary}</p>
						{rationale && <p className="rationale">{rationale}</p>}
					</li>
				))}
			</ul>
		</SplitSection>
	);
}
