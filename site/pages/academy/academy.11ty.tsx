import { definePage } from "../../build/page.ts";
import { faqPage } from "../../build/seo/structured-data.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Faq } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { About } from "./About.tsx";
import { Audience } from "./Audience.tsx";
import { Framework } from "./Framework.tsx";
import { Notes } from "./Notes.tsx";
import { Pathways } from "./Pathways.tsx";
import { Pricing } from "./Pricing.tsx";
import { schema } from "./schema.ts";
import { Testimonials } from "./Testimonials.tsx";

const BLOCK: PageBlock = { slug: "academy", ...uprightBlock("sawtoothStar", 2) };

export const data = definePage({
	path: "/academy",
	metadata: ({ pages }) => {
		const { metadata, faq } = schema.parse(pages.academy);
		return { ...metadata, jsonLd: [faqPage(faq.items)], block: BLOCK };
	},
});

export default function Academy(data: SiteData) {
	const copy = schema.parse(data.pages.academy);
	const { label, title, lead, toPlans, toPrograms } = copy.hero;
	const actions = [
		{ label: toPlans, href: "#pricing" },
		{ label: toPrograms, href: "#programs" },
	];
	return (
		<Document
			data={data}
			styles="academy"
			head={<script type="module" src={data.assets.scripts.purchases} />}
		>
			<PageHead tone="indigo" {...BLOCK} {...{ label, title, lead, actions }} />
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
