import { faqPage } from "../../build/seo/structured-data.ts";
import { Faq } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { BLOCKS } from "../../content/academy-blocks.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { About } from "./About.tsx";
import { Audience } from "./Audience.tsx";
import { Framework } from "./Framework.tsx";
import { Notes } from "./Notes.tsx";
import { Pathways } from "./Pathways.tsx";
import { Pricing } from "./Pricing.tsx";
import { Testimonials } from "./Testimonials.tsx";

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
