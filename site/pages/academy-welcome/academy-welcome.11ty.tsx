import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { Plan } from "../../content/schemas/plans.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { type AcademyWelcomePage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "welcome", ...uprightBlock("loneStar", 2) };

export const data = definePage({
	path: "/academy/welcome",
	metadata: ({ pages }) => ({
		...schema.parse(pages["academy-welcome"]).metadata,
		indexed: false,
		block: BLOCK,
	}),
});

/** Where the payment provider returns to after a purchase, with the plan in the address. */
export default function AcademyWelcome(data: SiteData) {
	const { label, title, lead, steps, plans, help } = schema.parse(data.pages["academy-welcome"]);
	return (
		<Document
			data={data}
			styles="programs"
			head={<script type="module" src={data.assets.scripts.purchases} />}
		>
			<PageHead tone="indigo" {...BLOCK} {...{ label, title, lead }} />
			<NextSteps copy={steps} />
			<FirstSteps copy={plans} plans={data.plans} />
			<Closing tone="forest" {...help} />
		</Document>
	);
}

/** What happens after a purchase, in order. */
function NextSteps({ copy: { title, items } }: { copy: AcademyWelcomePage["steps"] }) {
	return (
		<section className="section wrap next-steps">
			<h2>{title}</h2>
			<ol>
				<TitledItems items={items} />
			</ol>
		</section>
	);
}

interface FirstStepsProps {
	copy: AcademyWelcomePage["plans"];
	plans: Readonly<Record<string, Plan>>;
}

/** The first step of each plan. site/scripts/purchases.ts reads the price from the data attributes. */
function FirstSteps({ copy: { title, lead }, plans }: FirstStepsProps) {
	const inOrder = Object.entries(plans).sort(([, one], [, other]) => one.order - other.order);
	return (
		<SplitSection tone="deep" title={title} lead={lead}>
			<ul className="rows">
				{inOrder.map(([slug, { name, firstStep, payments }]) => (
					<li key={slug} data-plan={slug} data-price={payments[0]?.amountUsd}>
						<h3>{name}</h3>
						<p>{firstStep}</p>
					</li>
				))}
			</ul>
		</SplitSection>
	);
}
