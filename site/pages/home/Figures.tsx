import type { Site } from "../../../shared/content/site-schema.ts";

interface FiguresProps {
	figures: Site["impact"]["home"];
	/** What the ecosystem fund does. */
	fund: string;
}

/** What the community has done so far, under a strip of quilt. */
export function Figures({ figures, fund }: FiguresProps) {
	return (
		<section className="forest figures" aria-label="What we have done together">
			<div className="wrap">
				<p>{fund}</p>
				<dl>
					{figures.map(({ figure, label }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd className="display">{figure}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
