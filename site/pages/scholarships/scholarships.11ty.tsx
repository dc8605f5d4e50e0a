import { definePage } from "../../build/page.ts";
import { faqPage } from "../../build/seo/structured-data.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { Faq } from "../../components/Faq.tsx";
import { Features } from "../../components/Features.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { type ScholarshipsPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "scholarships", pattern: "ohioStar" };

export const data = definePage({
	path: "/scholarships",
	metadata: ({ pages }) => {
		const { metadata, faq } = schema.parse(pages.scholarships);
		return { ...metadata, jsonLd: [faqPage(faq.items)], block: BLOCK };
	},
});

/** Scholarships and mutual aid: how the fund works, applying (#apply) and giving (#contribute). */
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

interface FundProps {
	copy: ScholarshipsPage["fund"];
	percent: number;
}

/** How money reaches the fund and leaves it, in steps. */
function Fund({ copy: { title, share, steps }, percent }: FundProps) {
	return (
		<section className="section wrap fund">
			<div>
				<h2>{title}</h2>
				<p className="fund-share">
					<b className="display">{percent}%</b> {share}
				</p>
			</div>
			<ol>
				<TitledItems items={steps} />
			</ol>
		</section>
	);
}

interface ApplyProps {
	data: SiteData;
	copy: ScholarshipsPage["apply"];
}

/** The form for an equity seat, after our promises to applicants. */
function Apply({ data, copy: { title, lead, promises } }: ApplyProps) {
	return (
		<SplitSection id="apply" title={title} lead={lead} tone="deep">
			<Features items={promises} className="promises" />
			<SiteForm data={data} name="equity-seat" />
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
		<section id="contribute" className="section tone-forest">
			<div className="wrap contribute">
				<div>
					<h2>{title}</h2>
					<p className="lead">{lead}</p>
					<SiteForm data={data} name="pay-it-forward" />
				</div>
				<p className="display pull-quote">{quote}</p>
			</div>
		</section>
	);
}
