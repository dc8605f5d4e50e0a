import { Facts } from "../../components/Facts.tsx";
import { Faq } from "../../components/Faq.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { faqPage } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import type { PassHubPage, schema } from "./schema.ts";

type PassHubData = PageData<"pass-hub", typeof schema>;

export const data = definePage({
	path: "/erin/pass-hub",
	metadata: ({ pages }: PassHubData) => {
		const { metadata, questions } = pages["pass-hub"];
		return { ...metadata, jsonLd: [faqPage(questions.items)] };
	},
});

export default function PassHub(data: PassHubData) {
	const { head, week, bring, access, questions } = data.pages["pass-hub"];
	return (
		<Document data={data}>
			<PageHead wall="erin" tone="plum" {...head} />
			<SplitSection title={week.title} lead={week.lead}>
				<ol className="divide-y border-y">
					{week.steps.map(({ when, title, text }) => (
						<li key={when} className="grid gap-x-6 py-3.5 sm:grid-cols-[9rem_1fr]">
							<p className="font-bold text-link">{when}</p>
							<div>
								<h3 className="text-h5">{title}</h3>
								<p className="mt-0.5 text-soft">{text}</p>
							</div>
						</li>
					))}
				</ol>
			</SplitSection>
			<Checklist copy={bring} />
			<SplitSection title={access.title} lead={access.lead}>
				<Faq items={access.items.map(({ title, text }) => ({ question: title, answer: text }))} />
			</SplitSection>
			<SplitSection title={questions.title} tone="deep">
				<Faq items={questions.items} />
				<Facts facts={questions.facts} />
			</SplitSection>
		</Document>
	);
}

/** Checklists of what to bring and what to tell us, which fit on one printed page. */
function Checklist({ copy: { title, lists } }: { copy: PassHubPage["bring"] }) {
	return (
		<Section tone="deep" className="grid gap-x-fluid-6 gap-y-5 md:grid-cols-2">
			<h2 className="md:col-span-full">{title}</h2>
			{lists.map(({ title, items }) => (
				<div key={title}>
					<h3 className="text-h4">{title}</h3>
					<ul className="mt-2 divide-y border-t">
						{items.map((item) => (
							<li key={item} className="flex gap-3.5 py-2">
								<span
									aria-hidden="true"
									className="mt-1.5 h-4 w-4 flex-none self-start rounded-[2px] border-2 border-control"
								/>
								{item}
							</li>
						))}
					</ul>
				</div>
			))}
		</Section>
	);
}
