import type { HomePage } from "../../../shared/content/pages/home.ts";
import { Arrow } from "../Button.tsx";

/** Four ways to take part. */
export function Invitations({ copy: { title, lead, items } }: { copy: HomePage["invitations"] }) {
	return (
		<section className="section wrap invitations">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ul>
				{items.map(({ text, action }) => (
					<li key={action.label}>
						<h3>
							<a href={action.href}>
								{action.label}
								<Arrow />
							</a>
						</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
