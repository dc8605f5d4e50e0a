import { Button } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Faq } from "../../components/Faq.tsx";
import { FundShare } from "../../components/FundShare.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Features, NumberedItem } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PullQuote } from "../../components/PullQuote.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData, SiteData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import type { ScholarshipsPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "scholarships", pattern: "ohioStar" };

type ScholarshipsData = PageData<"scholarships", typeof schema>;

export const data = definePage({
	path: "/scholarships",
	metadata: ({ pages }: ScholarshipsData) => {
		const { metadata, faq } = pages.scholarships;
		return { ...metadata, jsonLd: [faqPage(faq.items)], block: BLOCK };
	},
});

/**
 * Scholarships and mutual aid: how the fund works, applying (#apply), mutual aid and giving (#contribute). The Donate
 * button of the navigation leads here, so the first button is for donors.
 */
export default function Scholarships(data: ScholarshipsData) {
	const { site, pages } = data;
	const { head, fund, apply, mutualAid, contribute, faq, closing } = pages.scholarships;
	const donation = { label: closing.donate, href: site.donationUrl };
	return (
		<Document data={data}>
			<PageHead
				composition="strip"
				tone="plum"
				{...BLOCK}
				{...head}
				actions={[donation, ...head.actions]}
			/>
			<Fund copy={fund} percent={site.ecosystemFundPercent} />
			<Apply data={data} copy={apply} />
			<MutualAid copy={mutualAid} />
			<Contribute data={data} copy={contribute} />
			<SplitSection title={faq.title}>
				<Faq items={faq.items} />
			</SplitSection>
			<Closing
				tone="madder"
				title={closing.title}
				text={closing.text}
				actions={[donation, closing.other]}
			/>
		</Document>
	);
}

interface FundProps {
	copy: ScholarshipsPage["fund"];
	percent: number;
}

/** How money reaches the fund and leaves it, in steps. */
function Fund({ copy: { title, share, steps, facts }, percent }: FundProps) {
	return (
		<Section className="grid gap-x-fluid-6 gap-y-12 lg:grid-cols-[5fr_7fr]">
			<div>
				<h2>{title}</h2>
				<FundShare percent={percent} text={share} color="text-link" className="mt-8" />
			</div>
			<ol>
				{steps.map((step, index) => (
					<NumberedItem key={step.title} number={index + 1} className="lg:even:ms-16" {...step} />
				))}
			</ol>
			<Facts facts={facts} className="lg:col-start-2" />
		</Section>
	);
}

interface ApplyProps {
	data: SiteData;
	copy: ScholarshipsPage["apply"];
}

/** The form for an equity seat, after our promises to applicants. */
function Apply({ data, copy: { title, lead, promises, facts } }: ApplyProps) {
	return (
		<SplitSection id="apply" title={title} lead={lead} tone="deep">
			<Features items={promises} className="mb-10 font-bold" />
			<Facts facts={facts} className="mb-10" />
			<SiteForm data={data} name="equity-seat" />
		</SplitSection>
	);
}

/** How to ask for mutual aid, and the way to the form. */
function MutualAid({
	copy: { title, lead, steps, facts, action },
}: {
	copy: ScholarshipsPage["mutualAid"];
}) {
	return (
		<SplitSection id="mutual-aid" title={title} lead={lead}>
			<Features items={steps} large />
			<Facts facts={facts} />
			<Button link={action} arrow className="mt-8" />
		</SplitSection>
	);
}

interface ContributeProps {
	data: SiteData;
	copy: ScholarshipsPage["contribute"];
}

/** The form for paying a seat forward. */
function Contribute({ data, copy: { title, lead, quote } }: ContributeProps) {
	return (
		<Section
			id="contribute"
			tone="forest"
			className="grid gap-x-fluid-8 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
		>
			<div>
				<SectionHead title={title} lead={lead} className="mb-9" />
				<SiteForm data={data} name="pay-it-forward" />
			</div>
			<PullQuote className="self-center">{quote}</PullQuote>
		</Section>
	);
}
