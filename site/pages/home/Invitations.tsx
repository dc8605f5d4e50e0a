import { LinkedItems } from "../../components/TitledItems.tsx";
import type { HomePage } from "./schema.ts";

/** Four ways to take part. */
export function Invitations({ copy: { title, lead, items } }: { copy: HomePage["invitations"] }) {
	return (
		<section className="section wrap invitations">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ul>
				<LinkedItems items={items} />
			</ul>
		</section>
	);
}
