import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { LinkedItems } from "../../components/TitledItems.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { Directly } from "./Directly.tsx";
import type { ContactPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "contact", pattern: "cardTrick" };

type ContactData = PageData<"contact", typeof schema>;

export const data = definePage({
	path: "/contact",
	metadata: ({ pages }: ContactData) => ({ ...pages.contact.metadata, block: BLOCK }),
});

/** The message form, and the other ways to reach us. */
export default function Contact(data: ContactData) {
	const { head, form, quick } = data.pages.contact;
	return (
		<Document data={data}>
			<PageHead tone="moss" {...BLOCK} {...head} />
			<Section
				id="message"
				className="grid gap-x-fluid-7 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
			>
				<div>
					<SectionHead title={form.title} className="mb-9" />
					<SiteForm data={data} name="contact" />
				</div>
				<Directly data={data} />
			</Section>
			<QuickActions copy={quick} />
		</Document>
	);
}

/** Links for what needs no message. */
function QuickActions({ copy: { title, lead, actions } }: { copy: ContactPage["quick"] }) {
	return (
		<Section tone="deep" className="grid gap-x-fluid-6 gap-y-8 lg:grid-cols-[4fr_8fr]">
			<SectionHead title={title} lead={lead} />
			<ul className="lg:grid lg:grid-cols-2 lg:gap-x-12">
				<LinkedItems items={actions} className="border-t py-4.5" headingSize="text-h4" />
			</ul>
		</Section>
	);
}
