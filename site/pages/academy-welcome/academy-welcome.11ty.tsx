import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
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
		<Document data={data} head={<script type="module" src={data.assets.scripts.purchases} />}>
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
		<Section>
			<h2>{title}</h2>
			<ol className="mt-block grid gap-x-fluid-4 gap-y-8 lg:grid-cols-3">
				<TitledItems
					items={items}
					className="border-t-3 border-clay pt-4.5"
					numeral="mb-2.5 block text-[3.5rem] leading-none"
				/>
			</ol>
		</Section>
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
			<ul className="divide-y border-y">
				{inOrder.map(([slug, { name, firstStep, payments }]) => (
					<li key={slug} className="py-5.5" data-plan={slug} data-price={payments[0]?.amountUsd}>
						<h3 className="text-h4">{name}</h3>
						<p className="mt-1.5 text-soft">{firstStep}</p>
					</li>
				))}
			</ul>
		</SplitSection>
	);
}
