import { Features } from "../../components/Features.tsx";
import { Ledger, LedgerItem } from "../../components/Ledger.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { type BlockChoice, uprightBlock } from "../../quilt/block.ts";
import type { HomePage } from "./schema.ts";

/** The quilt block of each branch. */
const BLOCKS: Readonly<Record<string, BlockChoice>> = {
	academy: uprightBlock("sawtoothStar", 0),
	"erins-place": uprightBlock("drunkardsPath", 2),
	homestead: uprightBlock("logCabin", 1),
};

interface EcosystemProps {
	copy: HomePage["ecosystem"];
	/** Names the price of a membership in a text. */
	priced: (text: string) => string;
}

/** The three branches, as rows. */
export function Ecosystem({ copy: { title, lead, branches }, priced }: EcosystemProps) {
	return (
		<Section space="below">
			<SectionHead title={title} lead={lead} className="mb-block" />
			<Ledger>
				{branches.map(({ slug, name, summary, features, action }) => (
					<LedgerItem
						key={slug}
						slug={slug}
						title={name}
						text={priced(summary)}
						action={action}
						repeats
						{...BLOCKS[slug]}
					>
						<Features items={features} />
					</LedgerItem>
				))}
			</Ledger>
		</Section>
	);
}
