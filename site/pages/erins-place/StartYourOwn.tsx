import { Actions } from "../../components/PageHead.tsx";
import type { ErinsPlacePage } from "./schema.ts";

/** For those who want such a school where they live: four steps along one seam. */
export function StartYourOwn({
	copy: { title, lead, steps, actions },
}: {
	copy: ErinsPlacePage["start"];
}) {
	return (
		<section className="section wrap start-your-own" id="start-your-own">
			<h2>{title}</h2>
			<p className="lead">{lead}</p>
			<ol>
				{steps.map(({ name, text }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
			<Actions links={actions} />
		</section>
	);
}
