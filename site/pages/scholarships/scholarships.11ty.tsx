import { Facts } from "../../components/Facts.tsx";
import { Faq } from "../../components/Faq.tsx";
import { FundPatches } from "../../components/FundPatches.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Features, NumberedItem } from "../../components/Items.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PayTerms } from "../../components/PayTerms.tsx";
import { SplitSection } from "../../components/Section.tsx";
import type { PageData, SiteData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import type { ScholarshipsPage, schema } from "./schema.ts";

type ScholarshipsData = PageData<"scholarships", typeof schema>;

export const data = definePage({
	path: "/scholarships",
	metadata: ({ pages }: ScholarshipsData) => {
		const { metadata, faq } = pages.scholarships;
		return { ...metadata, jsonLd: [faqPage(faq.items)] };
	},
});

/**
 * Scholarships and mutual aid: the fund, applying (#apply), mutual aid and giving (#contribute). The navigation's
 * Donate button links here, so the first button is for donors.
 */
export default function Scholarships(data: ScholarshipsData) {
	const { site, pages } = data;
	const { head, fund, apply, mutualAid, contribute, faq } = pages.scholarships;
	const donation = { label: head.donate, href: site.donationUrl };
	return (
		<Document data={data}>
			<PageHead
				tone="plum"
				title={head.title}
				lead={head.lead}
				actions={[donation, head.apply]}
				offer={<PayTerms site={site} />}
				figure={<FundPatches percent={site.ecosystemFundPercent} text={fund.share} />}
			/>
			<Fund copy={fund} />
			<Apply data={data} copy={apply} />
			<MutualAid copy={mutualAid} />
			<Contribute data={data} copy={contribute} />
			<SplitSection title={faq.title}>
				<Faq items={faq.items} />
			</SplitSection>
		</Document>
	);
}

function Fund({ copy: { title, steps, facts } }: { copy: ScholarshipsPage["fund"] }) {
	return (
		<SplitSection title={title}>
			<ol>
				{steps.map((step, index) => (
					<NumberedItem key={step.title} number={index + 1} {...step} />
				))}
			</ol>
			<Facts facts={facts} />
		</SplitSection>
	);
}

interface ApplyProps {
	data: SiteData;
	copy: ScholarshipsPage["apply"];
}

/** The application form for an equity seat, below our promises to applicants. */
function Apply({ data, copy: { title, lead, promises, facts } }: ApplyProps) {
	return (
		<SplitSection
			id="apply"
			title={title}
			lead={lead}
			tone="deep"
			aside={<Features items={promises} className="mt-6 font-bold" />}
		>
			<Facts facts={facts} className="mb-10" />
			<SiteForm data={data} name="equity-seat" />
		</SplitSection>
	);
}

function MutualAid({
	copy: { title, lead, steps, facts, action },
}: {
	copy: ScholarshipsPage["mutualAid"];
}) {
	return (
		<SplitSection id="mutual-aid" title={title} lead={lead}>
			<Features items={steps} large />
			<Facts facts={facts} />
			<Onward link={action} />
		</SplitSection>
	);
}

interface ContributeProps {
	data: SiteData;
	copy: ScholarshipsPage["contribute"];
}

function Contribute({ data, copy: { title, lead } }: ContributeProps) {
	return (
		<SplitSection id="contribute" tone="forest" title={title} lead={lead}>
			<SiteForm data={data} name="pay-it-forward" />
		</SplitSection>
	);
}
