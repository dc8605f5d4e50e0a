import type { HomePage } from "../../../shared/content/pages/home.ts";
import { type BlockChoice, uprightBlock } from "../../../shared/quilt/block.ts";
import { Features } from "../Features.tsx";
import { QuiltBlock } from "../QuiltBlock.tsx";

/** Blocks chosen for what they say: a star to steer by, paths that wander, a cabin to come home to. */
const BLOCKS: Readonly<Record<string, BlockChoice>> = {
	academy: uprightBlock("sawtoothStar", 0),
	"erins-place": uprightBlock("drunkardsPath", 2),
	homestead: uprightBlock("logCabin", 1),
};

/** The three branches as a ledger. */
export function Ecosystem({ copy: { title, lead, branches } }: { copy: HomePage["ecosystem"] }) {
	return (
		<section className="wrap ecosystem">
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
