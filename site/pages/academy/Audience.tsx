import type { AcademyPage } from "./schema.ts";

/** Who the Academy is for, one line each. */
export function Audience({ copy: { title, lead, people } }: { copy: AcademyPage["audience"] }) {
	return (
		<section className="section deep">
			<div className="wrap audience">
				<div className="opening">
					<h2>{title}</h2>
					<p className="lead">{lead}</p>
				</div>
				<dl className="lines">
					{people.map(({ who, text }) => (
						<div key={who}>
							<dt className="display">{who}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
