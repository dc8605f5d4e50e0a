import type { ReactNode } from "react";
import { definePage } from "../../build/page.ts";
import { Button } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Cloth } from "../../components/Cloth.tsx";
import { Section } from "../../components/Section.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { Label, Lead, PullQuote } from "../../components/Text.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { PartnerCard } from "./PartnerCard.tsx";
import { inOrder, partnersQuilt } from "./partners.ts";
import { type CollaborationsPage, schema } from "./schema.ts";

export const data = definePage({
	path: "/collaborations",
	metadata: ({ pages }) => schema.parse(pages.collaborations).metadata,
});

/** The co-creators. */
export default function Collaborations(data: SiteData) {
	const {
		head,
		partners: list,
		agreement,
		embed,
		closing,
	} = schema.parse(data.pages.collaborations);
	const partners = inOrder(data.partners);
	return (
		<Document data={data}>
			<header className="tone-indigo pt-band">
				<div className="wrap grid items-end gap-x-fluid-6 gap-y-5 md:grid-cols-[7fr_5fr]">
					<div>
						<Label className="mb-3.5">{head.label}</Label>
						<h1>{head.title}</h1>
					</div>
					<Lead>{head.lead}</Lead>
				</div>
				<OverhangingQuilt>
					<Cloth drawing={partnersQuilt(partners)} />
				</OverhangingQuilt>
			</header>
			<section className="wrap pt-band pb-section">
				<h2>{list.title}</h2>
				<Lead className="mt-4">{list.lead}</Lead>
				<ul className="mt-block-lg grid gap-x-fluid-6 gap-y-block-lg lg:grid-cols-2 lg:pb-block-lg">
					{partners.map((partner) => (
						<PartnerCard key={partner.slug} partner={partner} copy={list} />
					))}
				</ul>
			</section>
			<Section tone="plum" className="split">
				<PullQuote>{agreement.quote}</PullQuote>
				<div>
					<Label as="h2" className="mb-2">
						{agreement.title}
					</Label>
					<ul className="divide-y border-y">
						<TitledItems items={agreement.items} className="py-5.5" />
					</ul>
				</div>
			</Section>
			<EmbedQuiz copy={embed} />
			<Closing {...closing} />
		</Document>
	);
}

/** Lies partly on the dyed band and partly on the paper below it. */
function OverhangingQuilt({ children }: { children: ReactNode }) {
	return (
		<div className="mt-block-lg bg-[linear-gradient(transparent_60%,var(--paper)_60%)]">
			<div className="wrap">{children}</div>
		</div>
	);
}

/** How partners put the quiz on their own pages. */
function EmbedQuiz({
	copy: { title, lead, steps, action },
}: {
	copy: CollaborationsPage["embed"];
}) {
	return (
		<SplitSection id="embed" tone="deep" title={title}>
			<Lead>{lead}</Lead>
			<ol className="mt-5 mb-7 list-decimal ps-5">
				{steps.map((step) => (
					<li key={step} className="not-first:mt-2">
						{step}
					</li>
				))}
			</ol>
			<Button link={action} />
		</SplitSection>
	);
}
