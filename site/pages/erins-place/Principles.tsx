import { Features } from "../../components/Features.tsx";
import type { ErinsPlacePage } from "./schema.ts";

/** The curriculum's four principles; their first letters spell the school's name. */
export function Principles({
	copy: { title, lead, items },
}: {
	copy: ErinsPlacePage["principles"];
}) {
	return (
		<section className="section deep">
			<div className="wrap principles">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
				<ol>
					{items.map(({ name, meaning, practices }) => (
						<li key={name}>
							<span className="display initial" aria-hidden="true">
								{name.slice(0, 1)}
							</span>
							<div>
								<h3>{name}</h3>
								<p>{meaning}</p>
								<Features items={practices} />
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
