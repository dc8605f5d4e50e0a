import { Button } from "../../components/Button.tsx";
import { Features } from "../../components/Features.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import type { VolunteerPage } from "./schema.ts";

/** Where hands are wanted, as a ledger. */
export function Ways({ copy: { title, lead, items } }: { copy: VolunteerPage["ways"] }) {
	return (
		<section className="section wrap hands">
			<h2>{title}</h2>
			<p className="lead">{lead}</p>
			<ul className="ledger">
				{items.map(({ slug, title: way, text, good, action }) => (
					<li key={slug}>
						<QuiltBlock slug={slug} />
						<div>
							<h3>{way}</h3>
							<p>{text}</p>
						</div>
						<Features items={good} />
						<Button link={action} look="outlined" />
					</li>
				))}
			</ul>
		</section>
	);
}
