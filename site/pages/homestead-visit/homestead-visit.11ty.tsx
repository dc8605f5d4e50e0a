import { Acres } from "../../components/Acres.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Faq } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { NumberedItems } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema as homesteadSchema } from "../homestead/schema.ts";
import type { schema } from "./schema.ts";

type HomesteadVisitData = PageData<"homestead-visit", typeof schema> &
	PageData<"homestead", typeof homesteadSchema>;

export const data = definePage({ path: "/homestead/visit" });

export default function HomesteadVisit(data: HomesteadVisitData) {
	const { pages } = data;
	const { head, visit, access, form } = pages["homestead-visit"];
	const { contactEmail } = data.site;
	return (
		<Document data={data}>
			<PageHead tone="forest" {...head} figure={<Acres copy={pages.homestead.story} />} />
			<Section
				id="visit"
				className="grid grid-cols-[minmax(0,1fr)] gap-x-fluid-6 gap-y-6 sm:grid-rows-[auto_1fr] lg:grid-cols-[5fr_7fr]"
			>
				<SectionHead title={form.title} lead={form.lead} />
				<div className="row-span-2">
					<SiteForm data={data} name="visit" />
					<p className="mt-8 max-w-text">
						{form.aside} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
					</p>
				</div>
				<div>
					<h2 className="mt-4 mb-4 text-h3">{visit.title}</h2>
					<NumberedItems items={visit.steps} />
					<Facts facts={visit.facts} />
				</div>
			</Section>
			<SplitSection tone="deep" title={access.title} lead={access.lead} id="access">
				<Faq items={access.items.map(({ title, text }) => ({ question: title, answer: text }))} />
				<Facts facts={access.facts} />
			</SplitSection>
		</Document>
	);
}
