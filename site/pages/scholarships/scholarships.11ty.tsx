import { faqPage } from "../../build/seo/structured-data.ts";
import { Closing } from "../../components/Closing.tsx";
import { Faq } from "../../components/Faq.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Apply } from "./Apply.tsx";
import { Contribute } from "./Contribute.tsx";
import { Fund } from "./Fund.tsx";

export const data = { permalink: "/scholarships/" };

/** Scholarships and mutual aid (spec section 2): how the fund works, asking (#apply) and giving (#contribute). */
export default function Scholarships(data: SiteData) {
	const { site, pages } = data;
	const { metadata, head, fund, apply, contribute, faq, closing } = pages.scholarships;
	return (
		<Document data={data} styles="scholarships" {...metadata} jsonLd={[faqPage(faq.items)]}>
			<PageHead tone="plum" slug="scholarships" pattern="ohioStar" {...head} />
			<Fund copy={fund} percent={site.ecosystemFundPercent} />
			<Apply data={data} copy={apply} />
			<Contribute data={data} copy={contribute} />
			<SplitSection title={faq.title}>
				<Faq items={faq.items} />
			</SplitSection>
			<Closing
				tone="madder"
				title={closing.title}
				text={closing.text}
				actions={[{ label: closing.donate, href: site.donationUrl }, closing.other]}
			/>
		</Document>
	);
}
