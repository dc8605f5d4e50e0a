import { definePage } from "../../build/page.ts";
import { faqPage } from "../../build/seo/structured-data.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Faq } from "../../components/Faq.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { Reach } from "./Reach.tsx";
import { type PassHubPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "pass-hub", ...uprightBlock("drunkardsPath", 3), quarterTurns: 1 };

export const data = definePage({
	path: "/erin/pass-hub",
	metadata: ({ pages }) => {
		const { metadata, questions } = schema.parse(pages["pass-hub"]);
		return { ...metadata, jsonLd: [faqPage(questions.items)], block: BLOCK };
	},
});

export default function PassHub(data: SiteData) {
	const { head, welcome, week, bring, access, questions, contact } = schema.parse(
		data.pages["pass-hub"],
	);
	return (
		<Document data={data} styles="pass-hub">
			<PageHead tone="madder" {...BLOCK} {...head} />
			<section className="section wrap family-welcome">
				<p className="display pull-quote">{welcome.quote}</p>
				<p>{welcome.text}</p>
			</section>
			<FamilyWeek copy={week} />
			<WhatToBring copy={bring} />
			<section className="wrap family-access">
				<h2>{access.title}</h2>
				<p className="lead">{access.lead}</p>
				<ul>
					<TitledItems items={access.items} />
				</ul>
			</section>
			<SplitSection title={questions.title} tone="deep">
				<Faq items={questions.items} />
			</SplitSection>
			<Reach copy={contact} site={data.site} />
		</Document>
	);
}

/** How a week goes for a family. */
function FamilyWeek({ copy: { title, lead, steps } }: { copy: PassHubPage["week"] }) {
	return (
		<section className="section deep">
			<div className="wrap family-week">
				<div>
					<h2>{title}</h2>
					<p className="lead">{lead}</p>
				</div>
				<ol>
					{steps.map(({ when, title, text }) => (
						<li key={when}>
							<p className="display when">{when}</p>
							<div>
								<h3>{title}</h3>
								<p>{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

/** What to bring, and what to leave at home. */
function WhatToBring({ copy: { title, lists } }: { copy: PassHubPage["bring"] }) {
	return (
		<section className="section wrap bring">
			<h2>{title}</h2>
			{lists.map(({ title, items }) => (
				<div key={title}>
					<h3>{title}</h3>
					<ul>
						{items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</div>
			))}
		</section>
	);
}
