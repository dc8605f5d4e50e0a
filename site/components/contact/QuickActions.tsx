import type { ContactPage } from "../../../shared/content/pages/contact.ts";
import { Arrow } from "../Button.tsx";

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
					{actions.map(({ text, action }) => (
						<li key={action.href}>
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
			</div>
		</section>
	);
}
