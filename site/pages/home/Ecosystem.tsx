import { Features } from "../../components/Features.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { type BlockChoice, uprightBlock } from "../../quilt/block.ts";
import type { HomePage } from "./schema.ts";

/** The quilt block of each branch. */
const BLOCKS: Readonly<Record<string, BlockChoice>> = {
	academy: uprightBlock("sawtoothStar", 0),
	"erins-place": uprightBlock("drunkardsPath", 2),
	homestead: uprightBlock("logCabin", 1),
};

/** The three branches, as rows. */
export function Ecosystem({ copy: { title, lead, branches } }: { copy: HomePage["ecosystem"] }) {
	return (
		<section className="ecosystem wrap">
			<h2>{title}</h2>
			<p className="lead">{lead}</p>
			<ul className="ledger">
				{branches.map(({ slug, name, summary, features, action }) => (
					<li key={slug}>
						<QuiltBlock slug={slug} {...BLOCKS[slug]} />
						<div>
							<h3>{name}</h3>
							<p>{summary}</p>
						</div>
						<Features items={features} />
						<a className="button outlined" href={action.href}>
							{action.label}
							<span className="sr-only"> about {name}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
