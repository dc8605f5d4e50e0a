import type { PassHubPage } from "./schema.ts";

/** How a week goes for a family, from the plan before it to the look back. */
export function FamilyWeek({ copy: { title, lead, steps } }: { copy: PassHubPage["week"] }) {
	return (
		<section className="section deep">
			<div className="wrap family-week">
				<div>
					<h2>{title}</h2>
					<p className="lead">{lead}</p>
				</div>
				<ol>
					{steps.map(({ when, title, text }) => (
						<li key={when}>
							<p className="display when">{when}</p>
							<div>
								<h3>{title}</h3>
								<p>{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
