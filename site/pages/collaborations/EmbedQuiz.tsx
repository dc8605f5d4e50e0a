import { Button } from "../../components/Button.tsx";
import type { CollaborationsPage } from "./schema.ts";

/** How partners put the quiz on their own pages. */
export function EmbedQuiz({
	copy: { title, lead, steps, action },
}: {
	copy: CollaborationsPage["embed"];
}) {
	return (
		<section className="section deep" id="embed">
			<div className="wrap embed">
				<h2>{title}</h2>
				<div>
					<p className="lead">{lead}</p>
					<ol>
						{steps.map((step) => (
							<li key={step}>{step}</li>
						))}
					</ol>
					<Button link={action} />
				</div>
			</div>
		</section>
	);
}
