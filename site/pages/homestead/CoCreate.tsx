import { Onward } from "../../components/Button.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import type { HomesteadPage } from "./schema.ts";

/** Donate, volunteer, sponsor, participate: four patches around one block. */
export function CoCreate({ copy: { title, lead, items } }: { copy: HomesteadPage["create"] }) {
	return (
		<section className="section wrap co-create">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<div className="patches">
				<ul>
					{items.map(({ name, text, action }) => (
						<li key={name}>
							<h3>{name}</h3>
							<p>{text}</p>
							<Onward link={action} />
						</li>
					))}
				</ul>
				<QuiltBlock slug="co-create" pattern="friendshipStar" />
			</div>
		</section>
	);
}
