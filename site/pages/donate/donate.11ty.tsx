import { Actions } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Faq } from "../../components/Faq.tsx";
import { RuledList } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { FundPatches } from "../../components/Patches.tsx";
import { PayTerms } from "../../components/PayTerms.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

type DonateData = PageData<"donate", typeof schema>;

export const data = definePage({
	path: "/donate",
	metadata: ({ pages }: DonateData) => {
		const { metadata, faq } = pages.donate;
		return { ...metadata, jsonLd: [faqPage(faq.items)] };
	},
});

/** The Donate page: what gifts pay for, ways to give, and an FAQ. */
export default function Donate(data: DonateData) {
	const { site, pages } = data;
	const { head, give, ways, gifts, fund, faq } = pages.donate;
	const donation = { label: give.action, href: site.donationUrl };
	return (
		<Document data={data} photo="share">
			<PageHead
				tone="madder"
				title={head.title}
				lead={head.lead}
				actions={[donation, head.other]}
				offer={<PayTerms site={site} />}
				figure={<FundPatches percent={site.ecosystemFundPercent} text={fund} />}
			/>
			<SplitSection title={gifts.title} lead={gifts.lead}>
				<RuledList items={gifts.items} />
				<Facts facts={give.facts} />
			</SplitSection>
			<Section id="ways" tone="deep">
				<SectionHead title={ways.title} lead={ways.lead} />
				<ul className="mt-7 grid gap-x-fluid-4 gap-y-7 lg:grid-cols-3">
					{ways.items.map(({ title, text, actions }) => (
						<li key={title} className="flex flex-col items-start border-t pt-4">
							<h3>{title}</h3>
							<p className="mt-1.5 mb-4 text-soft">{text}</p>
							<Actions links={actions} look="outlined" className="mt-auto" />
						</li>
					))}
				</ul>
			</Section>
			<SplitSection title={faq.title}>
				<Faq items={faq.items} />
			</SplitSection>
		</Document>
	);
}
