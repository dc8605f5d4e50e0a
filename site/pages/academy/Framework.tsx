import type { AcademyPage } from "./schema.ts";

/** The eight steps, as two flights of stairs. */
export function Framework({ copy: { title, lead, steps } }: { copy: AcademyPage["framework"] }) {
	return (
		<section className="section wrap framework">
			<div className="opening">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ol>
				{steps.map(({ name, text }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
