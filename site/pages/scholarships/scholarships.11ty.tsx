import { definePage } from "../../build/page.ts";
import { faqPage } from "../../build/seo/structured-data.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { Faq } from "../../components/Faq.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Apply } from "./Apply.tsx";
import { Contribute } from "./Contribute.tsx";
import { Fund } from "./Fund.tsx";
import { schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "scholarships", pattern: "ohioStar" };

export const data = definePage({
	path: "/scholarships",
	metadata: ({ pages }) => {
		const { metadata, faq } = schema.parse(pages.scholarships);
		return { ...metadata, jsonLd: [faqPage(faq.items)], block: BLOCK };
	},
});

/** Scholarships and mutual aid (spec section 2): how the fund works, asking (#apply) and giving (#contribute). */
export default function Scholarships(data: SiteData) {
	const { site, pages } = data;
	const { head, fund, apply, contribute, faq, closing } = schema.parse(pages.scholarships);
	return (
		<Document data={data} styles="scholarships">
			<PageHead tone="plum" {...BLOCK} {...head} />
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
