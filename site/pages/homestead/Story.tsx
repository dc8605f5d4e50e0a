import { Prose } from "../../components/Prose.tsx";
import type { HomesteadPage } from "./schema.ts";

/** The story of the land, and the order in which it is to be built. */
export function Story({ copy }: { copy: HomesteadPage["story"] }) {
	return (
		<section className="section deep">
			<div className="wrap land-story">
				<p className="display acres">
					<b>{copy.figure}</b> {copy.unit}
				</p>
				<div>
					<h2>{copy.title}</h2>
					<Prose text={copy.paragraphs} />
				</div>
				<p className="display pull-quote">{copy.quote}</p>
				<div className="stages">
					<h3>{copy.stagesTitle}</h3>
					<ol>
						{copy.stages.map(({ name, text }) => (
							<li key={name}>
								<h4 className="display">{name}</h4>
								<p>{text}</p>
							</li>
						))}
					</ol>
				</div>
			</div>
		</section>
	);
}
