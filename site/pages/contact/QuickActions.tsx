import { LinkedItems } from "../../components/TitledItems.tsx";
import type { ContactPage } from "./schema.ts";

/** What needs no message. */
export function QuickActions({ copy: { title, lead, actions } }: { copy: ContactPage["quick"] }) {
	return (
		<section className="section deep">
			<div className="wrap quick">
				<div>
					<h2>{title}</h2>
					<p className="lead">{lead}</p>
				</div>
				<ul>
					<LinkedItems items={actions} />
				</ul>
			</div>
		</section>
	);
}
