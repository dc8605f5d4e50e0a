import { About } from "../../components/academy/About.tsx";
import { Audience } from "../../components/academy/Audience.tsx";
import { BLOCKS } from "../../components/academy/blocks.ts";
import { Framework } from "../../components/academy/Framework.tsx";
import { Notes } from "../../components/academy/Notes.tsx";
import { Pathways } from "../../components/academy/Pathways.tsx";
import { Pricing } from "../../components/academy/Pricing.tsx";
import { Testimonials } from "../../components/academy/Testimonials.tsx";
import { Faq } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { faqPage } from "../../seo/structured-data.ts";

export const data = { permalink: "/academy/" };

export default function Academy(data: SiteData) {
	const copy = data.pages.academy;
	const { label, title, lead, toPlans, toPrograms } = copy.hero;
	const actions = [
		{ label: toPlans, href: "#pricing" },
		{ label: toPrograms, href: "#programs" },
	];
	return (
		<Document
			data={data}
			styles="academy"
			{...copy.metadata}
			jsonLd={[faqPage(copy.faq.items)]}
			head={<script type="module" src={data.assets.scripts.purchases} />}
		>
			<PageHead
				tone="indigo"
				slug="academy"
				{...BLOCKS.academy}
				{...{ label, title, lead, actions }}
			/>
			<About copy={copy.about} />
			<Audience copy={copy.audience} />
			<Framework copy={copy.framework} />
			<Pathways copy={copy.programs} />
			<Testimonials copy={copy.testimonials} />
			<Pricing copy={copy.pricing} plans={data.plans} />
			<SplitSection id="waitlist" title={copy.waitlist.title} lead={copy.waitlist.lead}>
				<SiteForm data={data} name="waitlist" />
			</SplitSection>
			<SplitSection deep title={copy.faq.title}>
				<Faq items={copy.faq.items} />
			</SplitSection>
			<Notes copy={copy.notes} />
		</Document>
	);
}
