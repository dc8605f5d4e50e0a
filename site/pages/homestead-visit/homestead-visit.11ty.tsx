import { Facts } from "../../components/Facts.tsx";
import { Faq } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { NumberedItem } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

type HomesteadVisitData = PageData<"homestead-visit", typeof schema>;

export const data = definePage({
	path: "/homestead/visit",
	metadata: ({ pages }: HomesteadVisitData) => ({
		...pages["homestead-visit"].metadata,
	}),
});

export default function HomesteadVisit(data: HomesteadVisitData) {
	const { head, visit, access, form } = data.pages["homestead-visit"];
	const { contactEmail } = data.site;
	return (
		<Document data={data}>
			<PageHead tone="forest" {...head} />
			<SplitSection title={form.title} lead={form.lead} id="visit">
				<SiteForm data={data} name="visit" />
				<p className="mt-8 max-w-text">
					{form.aside} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
				</p>
			</SplitSection>
			<SplitSection title={visit.title} lead={visit.lead} tone="deep">
				<ol>
					{visit.steps.map((step, index) => (
						<NumberedItem key={step.title} number={index + 1} {...step} />
					))}
				</ol>
				<Facts facts={visit.facts} />
			</SplitSection>
			<SplitSection title={access.title} lead={access.lead} id="access">
				<Faq items={access.items.map(({ title, text }) => ({ question: title, answer: text }))} />
				<Facts facts={access.facts} />
			</SplitSection>
		</Document>
	);
}
