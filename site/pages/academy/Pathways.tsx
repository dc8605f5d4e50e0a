import { Button, Onward } from "../../components/Button.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { BLOCKS } from "../../content/academy-blocks.ts";
import type { AcademyPage } from "./schema.ts";

/** The Academy's own programs as a ledger. */
export function Pathways({ copy: { title, lead, items, all } }: { copy: AcademyPage["programs"] }) {
	return (
		<section id="programs" className="wrap pathways">
			<div className="opening">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ul className="ledger">
				{items.map(({ slug, name, summary, action }) => (
					<li key={slug}>
						<QuiltBlock slug={slug} {...BLOCKS[slug]} />
						<h3>{name}</h3>
						<p>{summary}</p>
						<Button link={action} look="outlined" />
					</li>
				))}
			</ul>
			<Onward link={all} />
		</section>
	);
}
