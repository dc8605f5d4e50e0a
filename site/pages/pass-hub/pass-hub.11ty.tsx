import clsx from "clsx";
import { Facts } from "../../components/Facts.tsx";
import { Faq } from "../../components/Faq.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Patch } from "../../components/Patch.tsx";
import { PullQuote } from "../../components/PullQuote.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { Reach } from "./Reach.tsx";
import type { PassHubPage, schema } from "./schema.ts";
import { WhatToBring } from "./WhatToBring.tsx";

const BLOCK: PageBlock = { slug: "pass-hub", ...uprightBlock("drunkardsPath", 3), quarterTurns: 1 };

type PassHubData = PageData<"pass-hub", typeof schema>;

export const data = definePage({
	path: "/erin/pass-hub",
	metadata: ({ pages }: PassHubData) => {
		const { metadata, questions } = pages["pass-hub"];
		return { ...metadata, jsonLd: [faqPage(questions.items)], block: BLOCK };
	},
});

export default function PassHub(data: PassHubData) {
	const { head, welcome, week, bring, access, questions, contact } = data.pages["pass-hub"];
	return (
		<Document data={data}>
			<PageHead tone="madder" {...BLOCK} {...head} />
			<Section className="grid items-end gap-x-fluid-6 gap-y-7 md:grid-cols-[7fr_5fr]">
				<PullQuote>{welcome.quote}</PullQuote>
				<p className="max-w-lead">{welcome.text}</p>
			</Section>
			<FamilyWeek copy={week} />
			<WhatToBring copy={bring} />
			<Section space="below">
				<SectionHead title={access.title} lead={access.lead} />
				<ul className="mt-block grid gap-x-fluid-4 sm:grid-cols-2 lg:grid-cols-3">
					<TitledItems
						items={access.items}
						className="border-t pt-5.5 pb-6.5"
						headingSize="text-h5"
					/>
				</ul>
			</Section>
			<SplitSection title={questions.title} tone="deep">
				<Faq items={questions.items} />
				<Facts facts={questions.facts} />
			</SplitSection>
			<Reach copy={contact} site={data.site} />
		</Document>
	);
}

/** How a week goes for a family, along a seam. */
function FamilyWeek({ copy: { title, lead, steps } }: { copy: PassHubPage["week"] }) {
	return (
		<Section tone="deep">
			<SectionHead title={title} lead={lead} />
			<ol className="mt-block">
				{steps.map((step, index) => (
					<Step
						key={step.when}
						step={step}
						patchColor={index % 2 === 0 ? "bg-madder" : "bg-woad"}
					/>
				))}
			</ol>
		</Section>
	);
}

interface StepProps {
	step: PassHubPage["week"]["steps"][number];
	patchColor: string;
}

/** The seam runs at the left; on wide windows between the two columns. */
function Step({ step: { when, title, text }, patchColor }: StepProps) {
	return (
		<li className="group relative grid gap-x-10 gap-y-1 border-dashed max-md:border-l-2 max-md:pl-8 md:grid-cols-[15rem_minmax(0,1fr)]">
			<Patch className={clsx("top-1.5 -left-2.5 md:left-68", patchColor)} />
			<p className="display text-h3 text-link md:text-right">{when}</p>
			<div className="border-dashed pb-9 group-last:pb-0 md:border-l-2 md:pl-10">
				<h3 className="text-h5">{title}</h3>
				<p className="mt-1.5 max-w-text text-soft">{text}</p>
			</div>
		</li>
	);
}
