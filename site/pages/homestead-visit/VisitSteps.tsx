import type { HomesteadVisitPage } from "./schema.ts";

/** A visit from the first message to the way home. */
export function VisitSteps({
	copy: { title, lead, steps },
}: {
	copy: HomesteadVisitPage["visit"];
}) {
	return (
		<section className="section wrap visit-steps">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ol>
				{steps.map(({ title, text }, index) => (
					<li key={title}>
						<span className="display numeral" aria-hidden="true">
							{index + 1}
						</span>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
