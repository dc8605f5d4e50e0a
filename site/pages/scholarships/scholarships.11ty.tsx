import { Facts } from "../../components/Facts.tsx";
import { Faq } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Features, NumberedItems } from "../../components/Items.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { FundPatches } from "../../components/Patches.tsx";
import { PayTerms } from "../../components/PayTerms.tsx";
import { SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

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
			<SplitSection title={fund.title}>
				<NumberedItems items={fund.steps} />
				<Facts facts={fund.facts} />
			</SplitSection>
			<SplitSection
				id="apply"
				title={apply.title}
				lead={apply.lead}
				tone="deep"
				aside={<Features items={apply.promises} className="mt-6 font-bold" />}
			>
				<Facts facts={apply.facts} className="mb-10" />
				<SiteForm data={data} name="equity-seat" />
			</SplitSection>
			<SplitSection id="mutual-aid" title={mutualAid.title} lead={mutualAid.lead}>
				<Features items={mutualAid.steps} large />
				<Facts facts={mutualAid.facts} />
				<Onward link={mutualAid.action} />
			</SplitSection>
			<SplitSection id="contribute" tone="forest" title={contribute.title} lead={contribute.lead}>
				<SiteForm data={data} name="pay-it-forward" />
			</SplitSection>
			<SplitSection title={faq.title}>
				<Faq items={faq.items} />
			</SplitSection>
		</Document>
	);
}
