import type { Site } from "../../../shared/content/site-schema.ts";

interface ImpactProps {
	title: string;
	lead: string;
	figures: Site["impact"]["getInvolved"];
}

/** What has been done so far, in figures. */
export function Impact({ title, lead, figures }: ImpactProps) {
	return (
		<section className="section wrap impact">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<dl>
				{figures.map(({ figure, label }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className="display">{figure}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
